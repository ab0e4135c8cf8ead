// Node's `process` for browsers, where Next's own answers calls that nobody makes: all that is read of it is this.
export const env = {};
