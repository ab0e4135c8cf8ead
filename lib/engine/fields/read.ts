/** What was sent, read: its value and the text that can be sent again; or the end of a sentence that says what is wrong with it. */
export type Read<V> = { readonly value: V; readonly text: string } | Fault;
export type Fault = { readonly fault: string };
