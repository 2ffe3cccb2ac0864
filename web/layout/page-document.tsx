// What a drawn page carries for the browser: its styles, its scripts, and the data it was drawn with, as plain JSON.
import { createContext, use } from 'react'

export type PageMatch = {
  /** The id of the route, as in routes.ts. */
  id: string
  /** Where the browser finds the route's module. */
  module: string
  params: Record<string, string | undefined>
  data: unknown
}

export type PageJson = {
  /** Changes with every build: pages of another build are loaded anew as a whole. */
  build: string
  styles: readonly string[]
  /** The entry first, then everything it will ask for. */
  scripts: readonly string[]
  matches: readonly PageMatch[]
}

/** Data of a page whose content security policy differs from that of the others. */
export type OwnDocument = { ownDocument: boolean }

export const PAGE_JSON_ID = 'page'

/** Null for pages that stay as they were drawn, such as errors. */
export const PageContext = createContext<PageJson | null>(null)

export function PageStyles() {
  return use(PageContext)?.styles.map((href) => <link key={href} rel="stylesheet" href={href} />)
}

/** Nobody waits longer for a picture before the page comes to life. */
const PICTURE_LIMIT_MS = 1500

/** A frame is on the screen a frame or two after it was asked for. */
const FRAMES = 4

/** The first picture of the page comes first: scripts are fetched, all at once, when it is on the screen. */
const AFTER_FIRST_PICTURE = [
  "const first=[...document.images].filter(i=>i.fetchPriority=='high').map(i=>i.decode().catch(()=>{}));",
  `Promise.race([Promise.all(first),new Promise(r=>setTimeout(r,${PICTURE_LIMIT_MS}))])`,
  '.then(()=>{const frames=(n,then)=>n?requestAnimationFrame(()=>frames(n-1,then)):setTimeout(then);',
  `frames(${FRAMES},()=>{`,
  `for(const m of JSON.parse(document.getElementById('${PAGE_JSON_ID}').textContent).scripts)import(m)`,
  '})})',
].join('')

export function PageScripts() {
  const page = use(PageContext)
  if (!page) return null
  return (
    <>
      <script
        id={PAGE_JSON_ID}
        type="application/json"
        // JSON whose < cannot end the script.
        dangerouslySetInnerHTML={{ __html: JSON.stringify(page).replaceAll('<', '\\u003c') }}
      />
      <script dangerouslySetInnerHTML={{ __html: AFTER_FIRST_PICTURE }} />
    </>
  )
}
