/** Requests to the server over HTTP. */
import { t } from "./texts";
import type { Failure, Problem } from "./wire";

/** A request that the server refused, or that did not reach it. */
export class RequestFailed extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.text);
  }
}

export interface RequestOptions {
  method?: "GET" | "POST" | "PUT" | "DELETE";
  /** Sent as JSON. */
  body?: unknown;
  /** The token of a seat, sent in a header. */
  token?: string;
  signal?: AbortSignal;
}

/**
 * Ask the server, and return what it says.
 *
 * @throws RequestFailed - the server refused, or could not be reached (status 0).
 */
export async function request<T>(path: string, options: RequestOptions = {}): Promise<T> {
  const headers: Record<string, string> = {};
  if (options.body !== undefined) headers["Content-Type"] = "application/json";
  if (options.token) headers.Authorization = `Bearer ${options.token}`;
  let answer: Response;
  try {
    answer = await fetch(path, {
      method: options.method ?? "GET",
      headers,
      ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
      ...(options.signal ? { signal: options.signal } : {}),
    });
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new RequestFailed(0, problem(t("error-no-connection")));
  }
  if (answer.ok) return (answer.status === 204 ? undefined : await answer.json()) as T;
  throw new RequestFailed(answer.status, await problemOf(answer));
}

/** What went wrong, as a sentence. */
export function said(error: unknown): string {
  return error instanceof RequestFailed ? error.problem.text : String(error);
}

async function problemOf(answer: Response): Promise<Problem> {
  try {
    return ((await answer.json()) as Failure).problem;
  } catch {
    return problem(t("error-status", { status: answer.status }));
  }
}

function problem(text: string): Problem {
  return { where: "", found: "", allowed: "", rule: "", text };
}
