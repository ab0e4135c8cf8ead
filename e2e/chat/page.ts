// A chat in a browser, as far as apps know it: a sealed frame, and the app bridge of MCP Apps' own library around it.
import {
  AppBridge,
  type McpUiUpdateModelContextRequest,
  PostMessageTransport,
} from "@modelcontextprotocol/ext-apps/app-bridge";

type ToolResult = Parameters<AppBridge["sendToolResult"]>[0];
export type Shown = {
  readonly inputs: Record<string, unknown>;
  readonly result: ToolResult;
  /** A McpUiHostContext: whichever of its members a host likes to send. */
  readonly context?: Readonly<Record<string, unknown>>;
};

class Chat {
  readonly updates: McpUiUpdateModelContextRequest["params"][] = [];
  readonly links: string[] = [];
  readonly frame = document.createElement("iframe");
  bridge: AppBridge | undefined;

  /** `shown` is a Shown in JSON. */
  async show(shown: string) {
    const { inputs, result, context }: Shown = JSON.parse(shown);
    const { frame, updates, links } = this;
    frame.sandbox.add("allow-scripts");
    document.body.append(frame);
    const capabilities = { openLinks: {}, updateModelContext: { text: {}, structuredContent: {} } };
    const bridge = new AppBridge(null, { name: "chat", version: "1.0.0" }, capabilities, {
      hostContext: { ...context },
    });
    bridge.onupdatemodelcontext = async (update) => {
      updates.push(update);
      return {};
    };
    bridge.onopenlink = async ({ url }) => {
      links.push(url);
      return {};
    };
    bridge.addEventListener("sizechange", ({ height }) => {
      frame.style.height = `${height}px`;
    });
    bridge.addEventListener("initialized", async () => {
      await bridge.sendToolInput({ arguments: inputs });
      await bridge.sendToolResult(result);
    });
    this.bridge = bridge;
    if (frame.contentWindow) await bridge.connect(new PostMessageTransport(frame.contentWindow, frame.contentWindow));
    frame.src = "/app.html";
  }
}

declare global {
  interface Window {
    chat: Chat;
  }
}
window.chat = new Chat();
