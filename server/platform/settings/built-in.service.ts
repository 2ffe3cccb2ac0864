// Entries of the settings that are still the demo network's: they equal, by id and value, those that a fresh site starts
// with. Visitors of a live site do not see them, Go live counts and removes them, and files of the site leave them out.
import { isDeepStrictEqual } from 'node:util'
import { builtInText } from '#content/locales/check-override.ts'
import { SKY_TEXTS } from '#content/locales/sky-texts.ts'
import { demoSettings } from '#content/settings/index.ts'
import type { Language } from '#contract/language.ts'
import type { ContentKind } from '#contract/monitoring/content.ts'
import { SECTIONS, type Settings } from '#contract/settings/sections.schema.ts'
import type { TierEntry, TierTab } from '#contract/settings/tiers.schema.ts'
import type { Db } from '#server/platform/database/schema.ts'
import { AppError } from '#server/platform/kernel/app-error.ts'
import { type SavedBy, saveSection } from './save-section.ts'
import type { SettingsReader } from './settings.service.ts'

/** Products are not in the settings. */
export type SettingsKind = Exclude<ContentKind, 'products'>

type Name = { en: string; id: string }

/** The entries of the demo by name, the number of the owner's, and the settings without those of the demo. */
export type BuiltIn = {
  names: readonly Name[]
  own: number
  without: Settings
}

export const findBuiltIn: Record<SettingsKind, (settings: Settings) => BuiltIn> = {
  tiers: ({ tiers, ...others }) => {
    const tabs = tiers.tabs.map((tab) => ({ tab, own: tab.tiers.filter((one) => isOwnTier(tab, one)) }))
    const { gone, left } = split(
      tiers.tabs.flatMap((tab) => tab.tiers),
      (tier) => tabs.some(({ own }) => own.includes(tier)),
    )
    const shown = tabs.filter(({ tab, own }) => own.length > 0 || tab.tiers.length === 0)
    const remaining = shown.map(({ tab, own }) => ({ ...tab, tiers: own }))
    const default_tab = remaining.some(({ id }) => id === tiers.default_tab) ? tiers.default_tab : null
    return {
      names: gone.map(({ name }) => plain(name)),
      own: left.length,
      without: { ...others, tiers: { ...tiers, default_tab, tabs: remaining } },
    }
  },
  votes: (settings) => {
    const { votes } = settings
    const demo = demoSettings.votes
    const sites = split(votes.sites, (site) => isOwn(site, demo.sites))
    const rewards = { ...votes.rewards }
    const promises = (['each', 'all', 'streak'] as const).filter(
      (kind) => textOf(rewards[kind]) && isEqual(rewards[kind], demo.rewards[kind]),
    )
    const names = promises.flatMap((kind) => textOf(rewards[kind]) ?? [])
    const none = { text: null, commands: [] }
    if (promises.includes('each')) rewards.each = null
    if (promises.includes('all')) rewards.all = none
    if (promises.includes('streak')) rewards.streak = { ...rewards.streak, ...none }
    return {
      names: [...sites.gone.map(({ name }) => plain(name)), ...names],
      own: sites.left.length,
      without: { ...settings, votes: { ...votes, sites: sites.left, rewards } },
    }
  },
  maps: (settings) => {
    const { gone, left } = split(settings.maps, (map) => isOwn(map, demoSettings.maps))
    return { names: gone.map(({ name }) => name), own: left.length, without: { ...settings, maps: left } }
  },
  boards: (settings) => {
    const { boards } = settings
    const demoBoards = (tab: string) => demoSettings.boards.tabs.find(({ id }) => id === tab)?.boards ?? []
    const tabs = boards.tabs.map((tab) => ({
      tab,
      ...split(tab.boards, (board) => isOwn(board, demoBoards(tab.id))),
    }))
    const remaining = tabs.flatMap(({ tab, gone, left }) =>
      gone.length > 0 && left.length === 0 ? [] : [{ ...tab, boards: left }],
    )
    return {
      names: tabs.flatMap(({ gone }) => gone.map(({ label }) => label)),
      own: remaining.flatMap((tab) => tab.boards).length,
      without: { ...settings, boards: { ...boards, tabs: remaining } },
    }
  },
  modes: (settings) => {
    const { gone, left } = split(settings.modes, (mode) => isOwn(mode, demoSettings.modes))
    return { names: gone.map(({ name }) => name), own: left.length, without: { ...settings, modes: left } }
  },
  links: (settings) => {
    const links = { ...settings.links }
    const own = LINKS.filter((name) => links[name] !== null && links[name] !== demoSettings.links[name])
    const gone = LINKS.filter((name) => links[name] !== null && !own.includes(name))
    const names = gone.map((name) => plain(links[name] ?? ''))
    for (const name of gone) links[name] = null
    return { names, own: own.length + links.more.length, without: { ...settings, links } }
  },
  registered_players: (settings) => {
    const { registered_players: number } = settings.identity
    const isDemo = number !== null && number === demoSettings.identity.registered_players
    const identity = { ...settings.identity, registered_players: isDemo ? null : number }
    return {
      names: isDemo ? [plain(number)] : [],
      own: number === null || isDemo ? 0 : 1,
      without: { ...settings, identity },
    }
  },
  texts: (settings) => {
    const { texts, identity } = settings
    const isDemo = identity.name === demoSettings.identity.name
    const gone = isDemo
      ? []
      : Object.entries(SKY_TEXTS).filter(([key]) => !(key in texts.en && key in texts.id))
    const plainly = (language: Language) => ({
      ...Object.fromEntries(gone.map(([key, text]) => [key, text[language]])),
      ...texts[language],
    })
    return {
      names: gone.map(([key]) => ({ en: builtInText('en', key) ?? '', id: builtInText('id', key) ?? '' })),
      own: new Set([...Object.keys(texts.en), ...Object.keys(texts.id)]).size,
      without: { ...settings, texts: { ...texts, en: plainly('en'), id: plainly('id') } },
    }
  },
}

type Removal = { settings: SettingsReader; kinds: readonly SettingsKind[]; by: SavedBy }

/** Saves each section without its entries of the demo, as a version of its history. In the transaction of the caller. */
export async function removeBuiltIn(trx: Db, { settings, kinds, by }: Removal): Promise<void> {
  const before = settings.saved()
  const after = kinds.reduce((left, kind) => findBuiltIn[kind](left).without, before)
  for (const section of SECTIONS) {
    if (isDeepStrictEqual(after[section], before[section])) continue
    const { version } = settings.stored(section)
    const toSave = { section, version, before: before[section], after: after[section] }
    if (!(await saveSection(trx, toSave, by))) throw new AppError('changed_meanwhile')
  }
}

/** A site that is live from its first start states no number of players. */
export function defaultsOf({ simulates }: { simulates: boolean }, defaults: Settings): Settings {
  return simulates ? defaults : findBuiltIn.registered_players(defaults).without
}

const LINKS = ['discord', 'tiktok', 'wiki', 'status', 'donation_help'] as const

/** A tier that one of the owner's builds on is part of what the owner offers. */
function isOwnTier(tab: TierTab, tier: TierEntry): boolean {
  const demo = demoSettings.tiers.tabs.find(({ id }) => id === tab.id)?.tiers ?? []
  return isOwn(tier, demo) || tab.tiers.some((other) => other.requires === tier.id && isOwnTier(tab, other))
}

function isOwn<Entry>(entry: Entry, demo: readonly Entry[]): boolean {
  return !demo.some((other) => isEqual(entry, other))
}

/** The demo of 1.0.0 gave its vote rewards without waiting for the player. */
function isEqual(one: unknown, other: unknown): boolean {
  const [left, right] = [one, other].map((value) =>
    JSON.parse(JSON.stringify(value), (key, inner) => (key === 'wait_online' ? undefined : inner)),
  )
  return isDeepStrictEqual(left, right)
}

function split<Entry>(entries: readonly Entry[], keeps: (entry: Entry) => boolean) {
  return { gone: entries.filter((entry) => !keeps(entry)), left: entries.filter(keeps) }
}

function textOf(reward: Name | { text: Name | null } | null): Name | null {
  return reward && 'text' in reward ? reward.text : reward
}

function plain(name: string): Name {
  return { en: name, id: name }
}
