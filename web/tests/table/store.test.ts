import { beforeEach, describe, expect, it } from "vitest";
import { byDigit } from "../../src/table/prompt";
import { createStore, type TableStore } from "../../src/table/store";
import { labelFrom, waysOf } from "../../src/table/ways";
import type { Incoming } from "../../src/wire";
import { decision, option, refusal, update } from "./samples";

let sent: Incoming[];
let connected: boolean;
let store: TableStore;

beforeEach(() => {
  sent = [];
  connected = true;
  store = createStore((message) => {
    if (connected) sent.push(message);
    return connected;
  });
});

const answers = () => sent.filter((message) => message.type === "answer");

describe("touching", () => {
  it("answers where one option fits", () => {
    store.receive(update(decision([option("pass"), option("attack A", { refs: ["field:1"] })])));
    expect(store.highlight("field:1")).toBe("option");
    store.touch("field:1");
    expect(answers()).toEqual([{ type: "answer", serial: 1, option: "attack A", then: [] }]);
  });

  it("narrows where several fit, marks where to go on, and answers at the end", () => {
    store.receive(
      update(
        decision([
          option("combine X with A", { refs: ["hand:X", "field:1"] }),
          option("combine X with B", { refs: ["hand:X", "field:2"] }),
          option("attack A", { refs: ["field:1"] }),
        ]),
      ),
    );
    store.touch("hand:X");
    expect(answers()).toEqual([]);
    expect(store.highlight("hand:X")).toBe("chosen");
    expect(store.highlight("field:1")).toBe("target");
    expect(store.left.value.map((way) => way.label)).toEqual(["combine X with A", "combine X with B"]);
    store.touch("field:2");
    expect(answers()).toMatchObject([{ option: "combine X with B" }]);
  });

  it("answers at once where there is but one place to go to", () => {
    store.receive(update(decision([option("pass"), option("summon X", { refs: ["hand:X", "player:0"] })])));
    store.touch("hand:X");
    expect(answers()).toMatchObject([{ option: "summon X" }]);
  });

  it("picks a core by itself, although a suggested payment would take it too", () => {
    const plan = option("plan 2 reserve", { verb: "plan", refs: ["cores:0:reserve"] });
    const core = option("core reserve", { refs: ["cores:0:reserve"] });
    store.receive(update(decision([plan, core], { shape: "pay" })));
    store.touch("cores:0:reserve");
    expect(answers()).toMatchObject([{ option: "core reserve" }]);
    store.receive(update(decision([plan, core], { shape: "pay", serial: 2 })));
    store.chooseDefault();
    expect(answers()).toMatchObject([{}, { option: "plan 2 reserve" }]);
  });

  it("takes a suggested payment by its core where nothing else is paid from there", () => {
    const plan = option("plan 1 reserve", { verb: "plan", refs: ["cores:0:reserve"] });
    const core = option("core field", { refs: ["cores:field:1"] });
    store.receive(update(decision([plan, core], { shape: "pay" })));
    expect(store.highlight("cores:0:reserve")).toBe("option");
    store.touch("cores:0:reserve");
    expect(answers()).toMatchObject([{ option: "plan 1 reserve" }]);
  });

  it("lets go of an ambiguous thing on a second touch", () => {
    store.receive(
      update(
        decision([
          option("magic X main", { refs: ["hand:X"] }),
          option("magic X flash", { refs: ["hand:X"] }),
        ]),
      ),
    );
    store.touch("hand:X");
    expect(store.left.value).toHaveLength(2);
    store.touch("hand:X");
    expect(store.touched.value).toEqual([]);
    expect(answers()).toEqual([]);
  });

  it("begins anew with another thing that begins an option", () => {
    store.receive(
      update(
        decision([
          option("a1", { refs: ["hand:X", "field:1"] }),
          option("a2", { refs: ["hand:X", "field:2"] }),
          option("b1", { refs: ["hand:Y", "field:1"] }),
          option("b2", { refs: ["hand:Y", "field:2"] }),
        ]),
      ),
    );
    store.touch("hand:X");
    store.touch("hand:Y");
    expect(store.touched.value).toEqual(["hand:Y"]);
  });

  it("shows all about a thing that is no option", () => {
    store.receive(update(decision([option("pass")])));
    store.touch("field:9");
    expect(sent).toEqual([{ type: "inspect", id: 1, ref: "field:9", number: "" }]);
  });

  it("marks nothing while the other player decides", () => {
    store.receive(update(decision([], { mine: false, player: 1 })));
    expect(store.ways.value).toEqual([]);
    store.chooseDefault();
    expect(answers()).toEqual([]);
  });
});

describe("options that lead on", () => {
  const asked = () =>
    decision([
      option("pass"),
      option("move-core A", {
        refs: ["cores:field:1"],
        label: "Move a core of A",
        follow: [
          option("to B", { refs: ["field:2"], label: "to B" }),
          option("to reserve", {
            refs: ["cores:0:reserve"],
            label: "to the reserve",
            warning: "A loses a level.",
          }),
        ],
      }),
    ]);

  it("send both answers together", () => {
    store.receive(update(asked()));
    store.touch("cores:field:1");
    store.touch("field:2");
    expect(answers()).toEqual([{ type: "answer", serial: 1, option: "move-core A", then: ["to B"] }]);
  });

  it("can be dragged", () => {
    store.receive(update(asked()));
    expect(store.targets("cores:field:1")).toEqual(["field:2", "cores:0:reserve"]);
    store.drop("cores:field:1", "field:2");
    expect(answers()).toMatchObject([{ option: "move-core A", then: ["to B"] }]);
  });

  it("warn before anything is sent", () => {
    store.receive(update(asked()));
    store.drop("cores:field:1", "cores:0:reserve");
    expect(answers()).toEqual([]);
    expect(store.doubt.value?.warning).toBe("A loses a level.");
    store.confirm();
    expect(answers()).toMatchObject([{ option: "move-core A", then: ["to reserve"] }]);
  });

  it("are let go of by cancelling the warning", () => {
    store.receive(update(asked()));
    store.drop("cores:field:1", "cores:0:reserve");
    store.cancel();
    expect(store.doubt.value).toBeNull();
    store.confirm();
    expect(answers()).toEqual([]);
  });

  it("name the option that a touch would begin or end", () => {
    store.receive(update(asked()));
    expect(store.options("cores:field:1").map((one) => one.text)).toEqual(["move-core A"]);
    store.touch("cores:field:1");
    expect(store.options("field:2").map((one) => one.text)).toEqual(["to B"]);
  });
});

describe("what is left to be said", () => {
  it("leaves out what touching has answered, never the last word", () => {
    const [way] = waysOf(
      decision([
        option("move a core", {
          refs: ["cores:0:reserve"],
          follow: [option("to A", { refs: ["field:1"] }), option("to B", { refs: ["field:2"] })],
        }),
      ]),
    );
    if (!way) throw new Error("no way");
    expect(labelFrom(way, 0)).toBe("move a core → to A");
    expect(labelFrom(way, 1)).toBe("to A");
    expect(labelFrom(way, 2)).toBe("to A");
  });
});

describe("digits", () => {
  it("take answers by their places, numbers by themselves", () => {
    const listed = (...labels: string[]) => waysOf(decision(labels.map((label) => option(label))));
    expect(byDigit(listed("yes", "no"), 2)?.label).toBe("no");
    expect(byDigit(listed("yes", "no"), 0)).toBeUndefined();
    expect(byDigit(listed("yes", "no"), 3)).toBeUndefined();
    expect(byDigit(listed("0", "1", "2"), 2)?.label).toBe("2");
    expect(byDigit(listed("0", "1", "2"), 0)?.label).toBe("0");
    expect(byDigit(listed("3", "4"), 1)).toBeUndefined();
  });
});

describe("dropping", () => {
  it("takes a card that asks for no place on one's own side, and nowhere else", () => {
    store.receive(update(decision([option("pass"), option("summon X", { refs: ["hand:X"] })])));
    expect(store.targets("hand:X")).toEqual(["player:0"]);
    store.drop("hand:X", "player:1");
    store.drop("hand:X", "field:7");
    expect(answers()).toEqual([]);
    store.drop("hand:X", "player:0");
    expect(answers()).toMatchObject([{ option: "summon X" }]);
  });
});

describe("answering", () => {
  it("takes the default, also by an option", () => {
    store.receive(update(decision([option("a"), option("b")], { default: 1 })));
    store.chooseDefault();
    expect(answers()).toMatchObject([{ option: "b" }]);
  });

  it("sends one answer to one question", () => {
    const asked = decision([option("a"), option("b")]);
    store.receive(update(asked));
    store.choose(asked.options[0] as never);
    store.choose(asked.options[1] as never);
    expect(answers()).toHaveLength(1);
    expect(store.waiting.value).toBe(true);
    store.receive(update(decision([option("c")], { serial: 2 })));
    expect(store.waiting.value).toBe(false);
    store.chooseDefault();
    expect(answers()).toHaveLength(2);
  });

  it("can be tried again after a refusal", () => {
    store.receive(update(decision([option("a")])));
    store.chooseDefault();
    store.receive(refusal("answer", "BS-11.05"));
    expect(store.refused.value?.problem.rule).toBe("BS-11.05");
    store.chooseDefault();
    expect(answers()).toHaveLength(2);
  });

  it("can be tried again where it could not be sent", () => {
    store.receive(update(decision([option("a")])));
    connected = false;
    store.chooseDefault();
    expect(answers()).toHaveLength(0);
    expect(store.waiting.value).toBe(false);
    connected = true;
    store.chooseDefault();
    expect(answers()).toHaveLength(1);
  });

  it("waits for its own refusal, not for that of details", () => {
    store.receive(update(decision([option("a")])));
    store.chooseDefault();
    store.receive(refusal("inspect"));
    expect(store.waiting.value).toBe(true);
    store.chooseDefault();
    expect(answers()).toHaveLength(1);
  });

  it("waits for a board once the connection broke, be it the same question", () => {
    store.receive(update(decision([option("a")])));
    store.lost();
    store.chooseDefault();
    expect(answers()).toHaveLength(0);
    expect(store.waiting.value).toBe(true);
    store.receive(update(decision([option("a")])));
    store.chooseDefault();
    expect(answers()).toHaveLength(1);
  });

  it("an option of an older question answers nothing", () => {
    const old = decision([option("a")]);
    store.receive(update(old));
    store.receive(update(decision([option("b")], { serial: 2 })));
    store.choose(old.options[0] as never);
    expect(answers()).toEqual([]);
  });
});

describe("following the server", () => {
  const line = (index: number, text = `line ${index}`) => ({
    index,
    turn: 1,
    position: index,
    text,
    reason: null,
    numbers: [],
    quiet: false,
    player: 0,
  });

  it("puts the log together, also after an undo and in another language", () => {
    store.receive(update(null, { log: [line(0), line(1)] }));
    store.receive(update(null, { log_from: 2, log: [line(2)] }));
    expect(store.log.value.map((one) => one.text)).toEqual(["line 0", "line 1", "line 2"]);
    store.receive(update(null, { log_from: 1, log: [line(1, "other")] }));
    expect(store.log.value.map((one) => one.text)).toEqual(["line 0", "other"]);
    store.receive(update(null, { log_from: 1, log: [] }));
    expect(store.log.value.map((one) => one.text)).toEqual(["line 0"]);
  });

  it("keeps what was touched while the same question comes again", () => {
    const asked = () =>
      decision([option("a1", { refs: ["hand:X", "f:1"] }), option("a2", { refs: ["hand:X", "f:2"] })]);
    store.receive(update(asked()));
    store.touch("hand:X");
    store.receive(update(asked()));
    expect(store.touched.value).toEqual(["hand:X"]);
    store.receive(update({ ...asked(), serial: 2 }));
    expect(store.touched.value).toEqual([]);
  });

  it("asks anew about what is shown with each board, and puts away what is there no more", () => {
    const details = (id: number, number = "X") =>
      ({
        type: "details",
        id,
        face: { number },
        state: "",
        values: [],
        refusals: [],
        rules: [],
        working: [],
      }) as never;
    const inspected = () => sent.filter((message) => message.type === "inspect");
    store.receive(update(null));
    expect(inspected()).toEqual([]);
    store.inspect("field:1", "X");
    store.receive(details(1));
    store.receive(update(null));
    expect(inspected()).toMatchObject([
      { id: 1, ref: "field:1", number: "X" },
      { id: 2, ref: "field:1", number: "" },
    ]);
    store.receive(details(2));
    expect(store.details()?.id).toBe(2);
    store.receive(update(null));
    const gone = { where: "ref", found: "field:1", allowed: "", text: "No.", rule: "" };
    store.receive({ type: "refused", to: "inspect", id: 3, problem: gone });
    expect(store.details()).toBeNull();
    expect(store.refused.value).toBeNull();
    store.receive(update(null));
    expect(inspected()).toHaveLength(3);
    // Another card in its place is not what was asked about.
    store.inspect("pending:0", "X");
    store.receive(details(4));
    store.receive(update(null));
    store.receive(details(5, "Y"));
    expect(store.details()).toBeNull();
    // Who asks about something that is not there is told so.
    store.inspect("field:9", "");
    store.receive({ type: "refused", to: "inspect", id: 6, problem: gone });
    expect(store.refused.value?.problem.text).toBe("No.");
  });

  it("shows the details that were asked for last, and none after they were put away", () => {
    const details = (id: number) =>
      ({
        type: "details",
        id,
        face: {},
        state: "",
        values: [],
        refusals: [],
        rules: [],
        working: [],
      }) as never;
    store.inspect("a", "");
    store.inspect("b", "");
    store.receive(details(1));
    expect(store.details()).toBeNull();
    store.receive(details(2));
    expect(store.details()?.id).toBe(2);
    store.dismiss();
    expect(store.details()).toBeNull();
    store.receive(details(2));
    expect(store.details()).toBeNull();
  });

  it("keeps each line of chat once, in its order", () => {
    const said = (at: number) => ({ player: 0, name: "", text: `at ${at}`, at });
    store.receive({ type: "chat", lines: [said(2)] });
    store.receive({ type: "chat", lines: [said(1), said(2), said(3)] });
    expect(store.chat.value.map((one) => one.at)).toEqual([1, 2, 3]);
  });
});
