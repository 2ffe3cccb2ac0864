// Transferred bytes of a first visit to a page, fetched like a browser.
import { brotliDecompressSync } from 'node:zlib'
import { fetchBytes } from '../chaos/request.ts'

/** `bytes` is the transferred size; `text` is the decoded content, empty for fonts. */
type Fetched = { address: string; bytes: number; text: string }

export type PageWeight = { html: Fetched; scripts: Fetched[]; styles: Fetched[]; fonts: Fetched[] }

const LINK = /<link\b[^>]*>/g
const STATIC_IMPORT = /\b(?:from|import)\s*["']([^"']+\.js)["']/g
/** Fetched only by pages with one of its characters, which preload it. */
const FACE_OF_SOME_CHARACTERS = /@font-face\s*\{[^}]*unicode-range[^}]*\}/g
const FONT_IN_STYLE = /url\(["']?([^"')]+\.woff2)["']?\)/g

export function createScale(siteUrl: string) {
  const fetched = new Map<string, Promise<Fetched>>()

  function fetchOnce(address: string): Promise<Fetched> {
    const known = fetched.get(address) ?? fetchCompressed(siteUrl, address)
    fetched.set(address, known)
    return known
  }

  /** The named scripts and their static imports. */
  async function withImports(addresses: readonly string[]): Promise<Fetched[]> {
    const found = new Map<string, Fetched>()
    const open = [...addresses]
    for (let address = open.pop(); address; address = open.pop()) {
      if (found.has(address)) continue
      const script = await fetchOnce(address)
      found.set(address, script)
      open.push(...matches(STATIC_IMPORT, script.text).map((name) => resolve(name, script.address)))
    }
    return [...found.values()]
  }

  /** With scripts that the page imports `later`. */
  async function weigh(address: string, later: readonly string[] = []): Promise<PageWeight> {
    const html = await fetchOnce(address)
    const links = [...html.text.matchAll(LINK)].map(([tag]) => tag)
    const hrefs = (mark: RegExp) => links.filter((tag) => mark.test(tag)).map((tag) => attribute(tag, 'href'))
    const styles = await Promise.all(unique(hrefs(/\brel="stylesheet"/)).map(fetchOnce))
    const fontsOfStyles = styles.flatMap((style) =>
      matches(FONT_IN_STYLE, style.text.replaceAll(FACE_OF_SOME_CHARACTERS, '')).map((name) =>
        resolve(name, style.address),
      ),
    )
    return {
      html,
      scripts: await withImports(
        unique([...hrefs(/\brel="modulepreload"/), ...scriptsIn(html.text), ...later]),
      ),
      styles,
      fonts: await Promise.all(unique([...hrefs(/\bas="font"/), ...fontsOfStyles]).map(fetchOnce)),
    }
  }

  return { weigh }
}

/** The page JSON lists the scripts that are fetched after the first paint. */
function scriptsIn(html: string): string[] {
  const sources = matches(/<script\b[^>]*\bsrc="([^"]+)"/g, html)
  const json = /<script id="page" type="application\/json">([\s\S]*?)<\/script>/.exec(html)?.[1]
  if (!json) throw new Error('The page carries no data: did its form change?')
  const { scripts } = JSON.parse(json) as { scripts: string[] }
  return [...sources, ...scripts]
}

function attribute(tag: string, name: string): string {
  return new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1] ?? ''
}

function matches(form: RegExp, text: string): string[] {
  return [...text.matchAll(form)].flatMap(([, name]) => (name ? [name] : []))
}

function resolve(name: string, from: string): string {
  return new URL(name, new URL(from, 'http://site')).pathname
}

function unique(names: readonly string[]): string[] {
  return [...new Set(names.filter(Boolean))]
}

async function fetchCompressed(siteUrl: string, address: string): Promise<Fetched> {
  if (!/^\/(?!\/)/.test(address)) throw new Error(`${address} is not a file of this site`)
  const { body, headers } = await fetchBytes(new URL(address, siteUrl), 'br')
  const isText = headers['content-type']?.startsWith('text/')
  const plain = headers['content-encoding'] === 'br' ? brotliDecompressSync(body) : body
  return { address, bytes: body.length, text: isText ? plain.toString() : '' }
}
