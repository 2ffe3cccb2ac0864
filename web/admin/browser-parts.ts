// Parts of two packages as the browser build imports them (vite.config.ts): 22 kB that a browser has built in or this site
// does not use.

/** Of the Markdown parser: the browser's own table of named characters. */
export function decodeHTMLStrict(text: string): string {
  return new DOMParser().parseFromString(text, 'text/html').body.textContent
}

/** Of the Markdown parser: bare addresses stay text. */
export class LinkifyIt {}

/** Of Zod: JSON schemas describe the API, which only the server does. */
export const toJSONSchema = undefined
export const JSONSchemaGenerator = undefined
export const createToJSONSchemaMethod = () => toJSONSchema
export const createStandardJSONSchemaMethod = () => toJSONSchema

/** Of Zod: its English messages. Every problem is named in the language of the reader. */
export default () => ({})
