// As much of autocannon as is used here; it has no types of its own.
declare module "autocannon" {
  type Latency = { readonly p50: number; readonly p99: number; readonly max: number };
  export type Result = {
    readonly duration: number;
    readonly errors: number;
    readonly timeouts: number;
    readonly non2xx: number;
    readonly requests: { readonly total: number };
    readonly latency: Latency;
  };
  type Options = {
    readonly url: string;
    readonly method?: "GET" | "POST";
    readonly headers?: Readonly<Record<string, string>>;
    readonly body?: string;
    readonly connections: number;
    readonly duration?: number;
    readonly amount?: number;
    readonly overallRate?: number;
  };
  export default function autocannon(options: Options): PromiseLike<Result>;
}
