// A calculator in a chat, by MCP Apps: the embed, which begins with what a tool was called with and follows the host.
// lib/build/apps.mjs bundles it, and lib/mcp/app-document.ts puts it into one file.
import { type Calculator, type Currency, type ListedCalculator, type Texts, toOurs, toTheirs } from "#engine";
import { dayOf } from "../../_components/form/day.ts";
import { bodyMarkup } from "../body.ts";
import { textsIn } from "../controls.ts";
import { readBack } from "../in-region.ts";
import { takeOver } from "../take-over.ts";
import { currencyIn, follow, reportSize } from "./appearance.ts";
import { textsOf } from "./call-texts.ts";
import { isObject, listen, type Message, notify, request } from "./host.ts";
import { tellModel } from "./tell-model.ts";

/** What the document knows of the service. */
type Service = {
  readonly tool: string;
  readonly page: string;
  readonly site: string;
  readonly currency: Currency;
};

const PROTOCOL = "2026-01-26";

export async function run(calculator: ListedCalculator) {
  const main = document.querySelector("main");
  if (!main) return;
  const service: Service = JSON.parse(main.dataset.service ?? "{}");
  let currency = readBack(service.currency);
  let isDrawn = false;
  const drawOnce = (inputs: unknown) => {
    if (isDrawn || !isObject(inputs)) return;
    draw(main, calculator, textsOf(calculator, inputs), { ...service, currency });
    isDrawn = true;
  };
  listen((method, params) => {
    if (method === "ui/notifications/host-context-changed") follow(params);
    if (method === "ui/notifications/tool-input") drawOnce(params.arguments ?? {});
    if (method === "ui/notifications/tool-result") drawOnce(inputsIn(params));
  });
  const { hostContext, hostCapabilities } = await request("ui/initialize", {
    protocolVersion: PROTOCOL,
    appInfo: { name: service.tool, version: calculator.version },
    appCapabilities: { availableDisplayModes: ["inline", "fullscreen"] },
  });
  const context = isObject(hostContext) ? hostContext : {};
  follow(context);
  currency = currencyIn(context.locale, service.currency);
  if (isObject(hostCapabilities) && hostCapabilities.openLinks) openLinksByHost(main);
  notify("ui/notifications/initialized");
  reportSize();
}

/** From the answer, which names all inputs, where a host sends that alone. */
const inputsIn = ({ _meta }: Message): unknown => (isObject(_meta) ? _meta.inputs : undefined);

function draw(main: HTMLElement, calculator: Calculator, called: Texts, service: Service) {
  const { currency } = service;
  const [texts, today] = [toTheirs(calculator, called, currency), dayOf(new Date())];
  main.innerHTML = bodyMarkup(calculator, { ...service, texts, today }).markup;
  const form = main.querySelector("form");
  if (!form) return;
  takeOver(form, calculator, currency);
  tellModel(form, calculator, { textsNow: () => toOurs(calculator, textsIn(form, calculator), currency), service });
}

/** A frame in a chat may open no window itself. */
function openLinksByHost(main: HTMLElement) {
  main.addEventListener("click", (event) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>("a[target=_blank]");
    if (!link) return;
    event.preventDefault();
    request("ui/open-link", { url: link.href });
  });
}
