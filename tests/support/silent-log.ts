/** A log that writes nothing. */
export const SILENT = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }
