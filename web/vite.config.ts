import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// The texts are the Fluent files that the server reads too.
export default defineConfig({
  resolve: { alias: { "@messages": source("../src/taisen/messages") } },
  server: {
    fs: { allow: [".", "../src/taisen/messages"] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true }, "/pictures": "http://127.0.0.1:8000" },
  },
  build: {
    outDir: "../src/taisen/table/static",
    emptyOutDir: true,
    // Says which files a page needs: the test of their size reads it.
    manifest: true,
    assetsInlineLimit: 0,
    target: "es2022",
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
  },
  test: { environment: "jsdom", include: ["tests/**/*.test.{ts,tsx}"] },
});
