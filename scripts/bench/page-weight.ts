// What travels on a first visit to a page: asked from the server as a browser asks, counted as it came.
import { get } from 'node:http'
import { brotliDecompressSync } from 'node:zlib'

/** `bytes` is what travelled; `text` is what it means, and is empty for fonts. */
type Fetched = { address: string; bytes: number; text: string }

export type PageWeight = { html: Fetched; scripts: Fetched[]; styles: Fetched[]; fonts: Fetched[] }

const LINK = /<link\b[^>]*>/g
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script>/g
const STATIC_IMPORT = /\b(?:from|import)\s*["']([^"']+\.js)["']/g
const ANY_IMPORT = /\b(?:from|import)\s*\(?\s*["']([^"']+\.js)["']/g
const FONT_IN_STYLE = /url\(["']?([^"')]+\.woff2)["']?\)/g

export function createScale(siteUrl: string) {
  const fetched = new Map<string, Promise<Fetched>>()

  function fetchOnce(address: string): Promise<Fetched> {
    const known = fetched.get(address) ?? fetchCompressed(siteUrl, address)
    fetched.set(address, known)
    return known
  }

  /** The named scripts and all that they import without being asked. */
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

  async function weigh(address: string): Promise<PageWeight> {
    const html = await fetchOnce(address)
    const links = [...html.text.matchAll(LINK)].map(([tag]) => tag)
    const hrefs = (mark: RegExp) => links.filter((tag) => mark.test(tag)).map((tag) => attribute(tag, 'href'))
    const styles = await Promise.all(unique(hrefs(/\brel="stylesheet"/)).map(fetchOnce))
    const fontsOfStyles = styles.flatMap((style) =>
      matches(FONT_IN_STYLE, style.text).map((name) => resolve(name, style.address)),
    )
    return {
      html,
      scripts: await withImports(unique([...hrefs(/\brel="modulepreload"/), ...scriptsIn(html.text)])),
      styles,
      fonts: await Promise.all(unique([...hrefs(/\bas="font"/), ...fontsOfStyles]).map(fetchOnce)),
    }
  }

  return { weigh }
}

/** Scripts of the page itself import at once, both in the still and in the moving way. */
function scriptsIn(html: string): string[] {
  return [...html.matchAll(SCRIPT)].flatMap(([, attributes = '', code = '']) => {
    const source = /\bsrc="([^"]+)"/.exec(attributes)?.[1]
    return source ? [source] : /\btype="module"/.test(attributes) ? matches(ANY_IMPORT, code) : []
  })
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

function fetchCompressed(siteUrl: string, address: string): Promise<Fetched> {
  return new Promise((resolve, reject) => {
    const request = get(new URL(address, siteUrl), { headers: { 'accept-encoding': 'br' } }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk) => chunks.push(chunk))
      response.once('error', reject)
      response.once('end', () => {
        if (response.statusCode !== 200) return reject(new Error(`${address} answered ${response.statusCode}`))
        const body = Buffer.concat(chunks)
        const isCompressed = response.headers['content-encoding'] === 'br'
        const isText = /^text\//.test(response.headers['content-type'] ?? '')
        const text = isText ? (isCompressed ? brotliDecompressSync(body) : body).toString() : ''
        resolve({ address, bytes: body.length, text })
      })
    })
    request.once('error', reject)
  })
}
