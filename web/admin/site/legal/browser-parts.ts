// Two dependencies of the Markdown parser in the browser build (vite.config.ts): 17 kB that a browser has built in or
// this site has switched off.

/** The browser's own table of named characters. */
export function decodeHTMLStrict(text: string): string {
  return new DOMParser().parseFromString(text, 'text/html').body.textContent
}

/** Bare addresses stay text. */
export class LinkifyIt {}
