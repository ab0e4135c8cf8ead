// A page offers its calculator as a tool to the browser's own agent (WebMCP), where the browser has one. Elsewhere nothing
// is loaded and nothing asked for.
import { useEffect } from "react";
import type { Currency, ListedCalculator } from "#engine";

export function useAgentTool(calculator: ListedCalculator, currency: Currency) {
  useEffect(() => {
    if (!("modelContext" in document) && !("modelContext" in navigator)) return undefined;
    const leaving = new AbortController();
    import("./offer-tool.ts").then(({ offerTool }) => offerTool(calculator, currency, leaving.signal));
    return () => leaving.abort();
  }, [calculator, currency]);
}
