// Addresses without a language redirect to one, chosen here or, where that needs its storage, in the browser.
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
import { escapeMarkup } from '#server/platform/http/escape.ts'
import { bareCsp } from '#server/platform/http/security-headers.ts'
import { bareDocument } from './bare-document.ts'
import { encodeInvisible, splitAddress } from './canonical-path.ts'

type Options = {
  /** Path and query. */
  url: string
  cookie: string | undefined
  acceptLanguage: string | undefined
  siteName: string
}

export type LanguageRedirect =
  | { kind: 'redirect'; location: string }
  /** A page whose script also looks into the browser's storage; it redirects without script, too. */
  | { kind: 'page'; html: string }

export function redirectToLanguage({ url, cookie, acceptLanguage, siteName }: Options): LanguageRedirect {
  const { search, ...address } = splitAddress(url)
  // Only visible ASCII may be part of a header.
  const path = encodeInvisible(address.path)
  const chosen = queryLanguage(search) ?? cookieLanguage(cookie)
  if (chosen) return { kind: 'redirect', location: prefixed(chosen, path, search) }
  if (!acceptLanguage?.trim())
    return { kind: 'redirect', location: prefixed(FALLBACK_LANGUAGE, path, search) }
  const likely = preferredLanguage(acceptLanguage) ?? FALLBACK_LANGUAGE
  return { kind: 'page', html: redirectPage(likely, prefixed(likely, path, search), siteName) }
}

export function requestedLanguage(search: string, headers: IncomingHttpHeaders): Language {
  return (
    queryLanguage(search) ??
    cookieLanguage(headers.cookie) ??
    preferredLanguage(headers['accept-language'] ?? '') ??
    FALLBACK_LANGUAGE
  )
}

/** Longer than a list of forty languages. */
const LONGEST_LIST = 512

/** The first of the visitor's languages, by weight, that the site has. */
export function preferredLanguage(acceptLanguage: string): Language | null {
  const accepted = acceptLanguage
    .slice(0, LONGEST_LIST)
    .split(',')
    .flatMap((part, index) => {
      const [tag = '', ...options] = part.split(';')
      const quality = options.map((option) => /^\s*q\s*=\s*([0-9.]+)\s*$/.exec(option)?.[1]).find(Boolean)
      const language = toLanguage(tag)
      const weight = quality === undefined ? 1 : Number(quality)
      return language && weight > 0 ? [{ language, weight, index }] : []
    })
  accepted.sort((a, b) => b.weight - a.weight || a.index - b.index)
  return accepted[0]?.language ?? null
}

/** Always a path on this host: two leading slashes would name another one. */
function prefixed(language: Language, path: string, search: string): string {
  const rest = path.replace(/^[/\\]+/, '')
  return `/${language}${rest ? `/${rest}` : ''}${search}`
}

/** Of the query; the rest is passed on unread. */
const LONGEST_READ = 1_024

function queryLanguage(search: string): Language | null {
  return toLanguage(new URLSearchParams(search.slice(0, LONGEST_READ)).get(LANGUAGE_QUERY))
}

const COOKIE = new RegExp(`(?:^|;)\\s*${LANGUAGE_COOKIE}\\s*=([^;]*)`)

function cookieLanguage(header = ''): Language | null {
  return toLanguage(COOKIE.exec(header)?.[1])
}

// After query and cookie: local storage, session storage, the browser's languages, the html tag.
const REDIRECT_SCRIPT = `(function(){
var known=${JSON.stringify(LANGUAGES)},key=${JSON.stringify(LANGUAGE_STORAGE_KEY)};
function pick(tag){var t=String(tag||'').toLowerCase().split(/[-_]/)[0];return known.indexOf(t)<0?'':t}
function read(name){try{return pick(window[name].getItem(key))}catch(e){return ''}}
var l=read('localStorage')||read('sessionStorage'),b=navigator.languages||[navigator.language];
for(var i=0;!l&&i<b.length;i++)l=pick(b[i]);
l=l||pick(document.documentElement.lang)||${JSON.stringify(FALLBACK_LANGUAGE)};
var p=location.pathname.replace(/^[\\/\\\\]+/,'');
location.replace('/'+l+(p?'/'+p:'')+location.search+location.hash)
})()`

export const REDIRECT_PAGE_CSP = bareCsp({ script: REDIRECT_SCRIPT })

function redirectPage(language: Language, location: string, siteName: string): string {
  const target = escapeMarkup(location)
  return bareDocument({
    language,
    title: escapeMarkup(siteName),
    head: `<script>${REDIRECT_SCRIPT}</script>\n<noscript><meta http-equiv="refresh" content="0; url=${target}"></noscript>`,
    body: `<p><a href="${target}">${language === 'id' ? 'Lanjut' : 'Continue'}</a></p>`,
  })
}
