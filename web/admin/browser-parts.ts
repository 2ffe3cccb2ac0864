// Parts of two packages as the browser build imports them (vite.config.ts): 22 kB that a browser has built in or this site
// does not use.

/** The Markdown parser decodes named characters by the browser's own table. */
export function decodeHTMLStrict(text: string): string {
  return new DOMParser().parseFromString(text, 'text/html').body.textContent
}

/** The Markdown parser leaves bare addresses as text. */
export class LinkifyIt {}

/** Zod's JSON schemas describe the API, which only the server does. */
export const toJSONSchema = undefined
export const JSONSchemaGenerator = undefined
export const createToJSONSchemaMethod = () => toJSONSchema
export const createStandardJSONSchemaMethod = () => toJSONSchema

/** Zod's English messages are not shown: every problem is named in the language of the reader. */
export default () => ({})
