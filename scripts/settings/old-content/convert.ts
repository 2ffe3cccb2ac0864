// The owner's edits of old content/ as sections of the settings. Values that came with the site stay as they are.
import { builtInText, checkTexts } from '#content/locales/check-override.ts'
import { LANGUAGES, type Language } from '#contract/language.ts'
import { Heads } from '#contract/settings/heads.schema.ts'
import type { Settings } from '#contract/settings/sections.schema.ts'
import type { GivenSections } from '#server/platform/settings/settings-import.service.ts'
import { type LabelTarget, labelTargets, relabel } from './labels.ts'
import type { OldContent } from './load.ts'
import { convertTiers } from './tiers.ts'
import { findEdited } from './values.ts'

export type Converted = {
  sections: GivenSections
  /** The owner's values that have no place in the settings, each with the reason. */
  left: string[]
}

const DEMO_ACCENT = '#ffd23f'
const LINKS = {
  discord: 'discord',
  tiktok: 'tiktok',
  wiki: 'wiki',
  status: 'status',
  donationHelp: 'donation_help',
} as const

export function convertContent(content: OldContent, current: Settings): Converted {
  const edited = findEdited(content)
  const left: string[] = []
  const { site } = content
  const labels = labelTargets(content, edited)

  const tiers = convertTiers(content, { edited, current: current.tiers, labels })
  left.push(...tiers.left)
  const sections: GivenSections = {
    identity: convertIdentity(content, current, edited),
    heads: edited.has('site.avatarUrl') ? convertHeads(site.avatarUrl, current, left) : current.heads,
    play: edited.has('site.gameAddress') ? convertPlay(site.gameAddress, current) : current.play,
    links: convertLinks(content, { current, edited, left }),
    votes: edited.has('site.voteSites') ? convertVotes(content, current) : current.votes,
    modes: convertModes(content, { current, edited, labels }),
    maps: convertMaps(content, { current, edited, labels }),
    boards: labelBoards(current, labels),
    tiers: tiers.value,
    texts: convertTexts(content, { current, edited, labels, left }),
  }
  if (edited.has('site.flagUrl'))
    left.push(`site.flagUrl: now in content/external-images.ts, ${site.flagUrl}`)
  return { sections, left }
}

type Context = { current: Settings; edited: ReadonlySet<string>; labels: LabelTarget[]; left: string[] }

function convertIdentity({ site }: OldContent, { identity }: Settings, edited: ReadonlySet<string>) {
  const take = <Value>(name: keyof OldContent['site'], own: Value, value: Value): Value =>
    edited.has(`site.${name}`) ? value : own
  return {
    ...identity,
    name: take('name', identity.name, site.name),
    short_name: take('shortName', identity.short_name, site.shortName),
    tagline: take('tagline', identity.tagline, site.tagline),
    description: take('description', identity.description, site.description),
    keywords: take('keywords', identity.keywords, site.keywords),
    registered_players: take(
      'registeredPlayers',
      identity.registered_players,
      site.registeredPlayers === '' ? null : site.registeredPlayers,
    ),
  }
}

/** Browsers asked the service before; now the server does. */
function convertHeads(url: string, { heads }: Settings, left: string[]): Settings['heads'] {
  const converted = { enabled: true, sources: [{ url, editions: 'all' as const }] }
  if (url.startsWith('https:') && Heads.safeParse(converted).success) return converted
  left.push(`site.avatarUrl: enter an https address with {name} under "Player heads", ${url}`)
  return heads
}

/** Version 0.1 had one address for both editions. */
function convertPlay(address: string, { play }: Settings) {
  const [, host = address, port] = /^(.*?)(?::(\d+))?$/.exec(address) ?? []
  return {
    ...play,
    java: { host, port: port === undefined ? 25_565 : Number(port) },
    bedrock: play.bedrock && { ...play.bedrock, host },
  }
}

function convertLinks({ site }: OldContent, { current, edited, left }: Omit<Context, 'labels'>) {
  const links = { ...current.links }
  for (const [old, url] of Object.entries(site.links)) {
    if (!edited.has(`site.links.${old}`)) continue
    const name = LINKS[old as keyof typeof LINKS]
    if (name) links[name] = url === '' ? null : url
    else left.push(`site.links.${old}: add it under "More links", ${url}`)
  }
  return links
}

function convertVotes({ site }: OldContent, { votes }: Settings) {
  return {
    ...votes,
    sites: site.voteSites.map(({ name, url }) => {
      const own = votes.sites.find((entry) => entry.name === name || entry.url === url)
      const { service = null, reset = { kind: 'after', hours: 24 } as const, reward = [] } = own ?? {}
      return { name, url, service, reset, reward }
    }),
  }
}

function convertModes(content: OldContent, { current, edited, labels }: Omit<Context, 'left'>) {
  const hasOtherModes = edited.has('modes')
  const ids = hasOtherModes ? content.modes.map(({ id }) => id) : current.modes.map(({ id }) => id)
  return ids.map((id) => {
    const own = current.modes.find((mode) => mode.id === id) ?? {
      id,
      name: both(id),
      text: both('–'),
      since: null,
      season: null,
      accent: DEMO_ACCENT,
      server: null,
    }
    const old = edited.has(`modes.${id}`) ? content.modes.find((mode) => mode.id === id) : undefined
    return {
      ...own,
      ...(old && { since: old.since, season: old.season }),
      name: relabel(own.name, labels, `modes.${id}.name`),
      text: relabel(own.text, labels, `modes.${id}.text`),
    }
  })
}

function convertMaps({ site }: OldContent, { current, edited, labels }: Omit<Context, 'left'>) {
  const shown = edited.has('site.maps')
    ? site.maps.map(({ id, url, comingSoon }) => {
        const own = current.maps.find((map) => map.id === id) ?? {
          id,
          name: both(id),
          text: both('–'),
          accent: DEMO_ACCENT,
          picture_url: null,
        }
        return { ...own, url: url === '' ? null : url, coming_soon: comingSoon }
      })
    : current.maps
  return shown.map((map) => ({
    ...map,
    name: relabel(map.name, labels, `maps.${map.id}.name`),
    text: relabel(map.text, labels, `maps.${map.id}.text`),
  }))
}

function labelBoards({ boards }: Settings, labels: LabelTarget[]) {
  return {
    ...boards,
    tabs: boards.tabs.map((tab) => ({
      ...tab,
      label: relabel(tab.label, labels, `boards.${tab.id}`),
      boards: tab.boards.map((board) => ({
        ...board,
        label: relabel(board.label, labels, `boards.*.${board.id}`),
      })),
    })),
  }
}

function both(text: string): Record<Language, string> {
  return { en: text, id: text }
}

/** Sentences that this version still has, with the same words in braces. */
function convertTexts({ texts }: OldContent, { current, edited, labels, left }: Context) {
  const next = { ...current.texts, en: { ...current.texts.en }, id: { ...current.texts.id } }
  const moved = new Set(labels.map(({ path }) => path))
  for (const language of LANGUAGES) {
    for (const [key, text] of Object.entries(texts[language])) {
      const path = `texts.${language}.${key}`
      if (!edited.has(path) || moved.has(path)) continue
      const builtIn = builtInText(language, key)
      if (builtIn === text) continue
      const [issue] = checkTexts({ en: {}, id: {}, [language]: { [key]: text } })
      if (!issue) next[language][key] = text
      else if (builtIn === undefined) left.push(`${path}: this version has no such text, "${text}"`)
      else left.push(`${path}: the sentence is now "${builtIn}", yours was "${text}"`)
    }
  }
  return next
}
