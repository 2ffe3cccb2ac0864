// Marks around the texts of a page, for the console's preview: they say which text of the dictionary a sentence is.
// The characters are of the private use area, which no text of the site contains.
const START = '\uE000'
const END = '\uE001'
const STOP = '\uE002'

/** The query with which the server renders a page with marks; no address of a visitor passes it on. */
export const MARKED_QUERY = 'marked-texts'

export function markText(key: string, text: string): string {
  return `${START}${key}${END}${text}${STOP}`
}

/** One mark: the begin of a text with its key, or the end of one. */
export const MARKS = new RegExp(`${START}(?<key>[^${END}]*)${END}|${STOP}`, 'g')
