// A worker's own names. TypeScript's library for workers can't be loaded beside the one for pages.

type Lasting = { waitUntil(work: Promise<unknown>): void };
type Asked = {
  readonly request: Request;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
};
type Message = { readonly source: { postMessage(message: string): void } | null };

export type WorkerScope = {
  readonly location: Location;
  readonly registration: {
    readonly navigationPreload: { enable(): Promise<void> };
    unregister(): Promise<boolean>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: "install" | "activate", listener: (event: Lasting) => void): void;
  addEventListener(type: "message", listener: (event: Message) => void): void;
  addEventListener(type: "fetch", listener: (event: Asked) => void): void;
};
