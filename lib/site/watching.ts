// How the owner names a collector's headers and the address of the metrics.
import { isIP } from "node:net";

/** As OpenTelemetry writes them: key=value, with commas between them, and values percent-encoded. */
export function areHeaders(list: string): boolean {
  try {
    return [...new Headers(headersIn(list)).keys()].length > 0;
  } catch {
    return false;
  }
}

export function headersIn(list: string): Readonly<Record<string, string>> {
  const pairs = list.split(",").map((pair): [string, string] => {
    const [name = "", ...value] = pair.split("=");
    return [name.trim(), decodeURIComponent(value.join("=").trim())];
  });
  return Object.fromEntries(pairs);
}

export const isListenAddress = (text: string): boolean => {
  const { host, port } = listenAddressIn(text);
  return isIP(host) !== 0 && port > 0 && port < 65_536;
};

/** 127.0.0.1:9464, or [::1]:9464. */
export function listenAddressIn(text: string): { readonly host: string; readonly port: number } {
  const [, host = "", port = ""] = /^(.+):(\d{1,5})$/.exec(text) ?? [];
  return { host: host.replace(/^\[(.+)\]$/, "$1"), port: Number(port) };
}
