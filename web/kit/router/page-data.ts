// The data of a rendered page for the browser, as JSON in the document: which page it is, and the data it was rendered with.
export type PageData = {
  layout: string
  page: string
  params: Readonly<Record<string, string>>
  layoutData: unknown
  data: unknown
  /** The page has a content security policy of its own: it is reached by a document load, never by an exchange. */
  ownDocument: boolean
}

export type PageAssets = {
  /** Changes with every build. A page of another build is loaded as a document. */
  build: string
  /** The sheet of the document first, then those that only this page has. */
  styles: readonly string[]
  /** The entry, the layout and the page, then everything that they import. */
  scripts: readonly string[]
}

export type PageJson = PageData & PageAssets

export const PAGE_JSON_ID = 'page'

/** JSON whose `<` cannot end the script element around it. */
export function toScriptText(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

export function readPageJson(source: Document): PageJson | null {
  const text = source.getElementById(PAGE_JSON_ID)?.textContent
  return text ? (JSON.parse(text) as PageJson) : null
}
