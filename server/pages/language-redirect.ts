// Addresses without a language: where the visitor is sent, decided here or, if need be, in the browser.
import type { IncomingHttpHeaders } from 'node:http'
import {
  FALLBACK_LANGUAGE,
  LANGUAGE_COOKIE,
  LANGUAGE_QUERY,
  LANGUAGE_STORAGE_KEY,
  LANGUAGES,
  type Language,
  toLanguage,
} from '#contract/language.ts'
import { scriptOnlyCsp } from '#server/http/security-headers.ts'
import { bareDocument } from './bare-document.ts'
import { type Address, encodeInvisible, splitAddress } from './canonical-path.ts'

type Asked = {
  /** Path and query as they came. */
  url: string
  cookie: string | undefined
  acceptLanguage: string | undefined
  /** What a page is called that nobody sees for more than a moment. */
  siteName: string
}

export type LanguageAnswer =
  | { kind: 'redirect'; location: string }
  /** The rest of the order needs the browser's storage; the page knows where to go without script. */
  | { kind: 'ask-browser'; html: string }

export function answerWithoutLanguage({ url, cookie, acceptLanguage, siteName }: Asked): LanguageAnswer {
  const { path, search } = splitUrl(url)
  const decided = queryLanguage(search) ?? cookieLanguage(cookie)
  if (decided) return { kind: 'redirect', location: prefixed(decided, path, search) }
  if (!acceptLanguage?.trim())
    return { kind: 'redirect', location: prefixed(FALLBACK_LANGUAGE, path, search) }
  const likely = preferredLanguage(acceptLanguage) ?? FALLBACK_LANGUAGE
  return { kind: 'ask-browser', html: askingPage(likely, prefixed(likely, path, search), siteName) }
}

/** As far as the server can tell: the query, the cookie, the browser's languages. */
export function requestedLanguage(search: string, headers: IncomingHttpHeaders): Language {
  return (
    queryLanguage(search) ??
    cookieLanguage(headers.cookie) ??
    preferredLanguage(headers['accept-language'] ?? '') ??
    FALLBACK_LANGUAGE
  )
}

/** The first of the visitor's languages, by weight, that the site has. */
export function preferredLanguage(acceptLanguage: string): Language | null {
  const wanted = acceptLanguage.split(',').flatMap((part, place) => {
    const [tag = '', ...options] = part.split(';')
    const quality = options.map((option) => /^\s*q\s*=\s*([0-9.]+)\s*$/.exec(option)?.[1]).find(Boolean)
    const language = toLanguage(tag)
    const weight = quality === undefined ? 1 : Number(quality)
    return language && weight > 0 ? [{ language, weight, place }] : []
  })
  wanted.sort((a, b) => b.weight - a.weight || a.place - b.place)
  return wanted[0]?.language ?? null
}

/** Always a path on this host: one slash, the language, then what was asked for with its leading slashes cut. */
function prefixed(language: Language, path: string, search: string): string {
  const rest = path.replace(/^[/\\]+/, '')
  return `/${language}${rest ? `/${rest}` : ''}${search}`
}

/** Only visible ASCII goes on: a header or a page must not carry anything else. */
function splitUrl(url: string): Address {
  const { path, search } = splitAddress(url)
  return { path: encodeInvisible(path), search }
}

function queryLanguage(search: string): Language | null {
  return toLanguage(new URLSearchParams(search).get(LANGUAGE_QUERY))
}

function cookieLanguage(header: string | undefined): Language | null {
  for (const pair of header?.split(';') ?? []) {
    const equals = pair.indexOf('=')
    if (equals > 0 && pair.slice(0, equals).trim() === LANGUAGE_COOKIE)
      return toLanguage(pair.slice(equals + 1))
  }
  return null
}

// The same order as above goes on: local storage, session storage, the browser's languages, the html tag.
const ASKING_SCRIPT = `(function(){
var known=${JSON.stringify(LANGUAGES)},key=${JSON.stringify(LANGUAGE_STORAGE_KEY)};
function pick(tag){var t=String(tag||'').toLowerCase().split(/[-_]/)[0];return known.indexOf(t)<0?'':t}
function read(name){try{return pick(window[name].getItem(key))}catch(e){return ''}}
var l=read('localStorage')||read('sessionStorage'),b=navigator.languages||[navigator.language];
for(var i=0;!l&&i<b.length;i++)l=pick(b[i]);
l=l||pick(document.documentElement.lang)||${JSON.stringify(FALLBACK_LANGUAGE)};
var p=location.pathname.replace(/^[\\/\\\\]+/,'');
location.replace('/'+l+(p?'/'+p:'')+location.search+location.hash)
})()`

export const ASKING_PAGE_CSP = scriptOnlyCsp(ASKING_SCRIPT)

function askingPage(language: Language, location: string, siteName: string): string {
  const target = escapeHtml(location)
  return bareDocument({
    language,
    title: escapeHtml(siteName),
    head: `<script>${ASKING_SCRIPT}</script>\n<noscript><meta http-equiv="refresh" content="0;url=${target}"></noscript>`,
    body: `<p><a href="${target}">${language === 'id' ? 'Lanjut' : 'Continue'}</a></p>`,
  })
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
