// Rules between sections: what one names must exist in another.
import { checkTexts } from '#content/locales/check-override.ts'
import type { SettingsIssue } from '#content/settings/describe-problems.ts'
import type { Section, Settings } from '#contract/settings/sections.schema.ts'
import type { VoteReward } from '#contract/settings/votes.schema.ts'

/** By the id of each server that is removed: the id of the added one that takes its place. */
export type ReplacedServers = Readonly<Record<string, string>>

/** Checks settings as they would be with the section saved; the issues are about that section. */
export type SettingsCheck = (
  settings: Settings,
  section: Section,
  replaced?: ReplacedServers,
) => readonly SettingsIssue[] | Promise<readonly SettingsIssue[]>

const NAMING_SECTIONS = ['modes', 'boards', 'votes'] as const

export const checkReferences: SettingsCheck = (settings, section) => {
  if (section === 'texts') return checkTexts(settings.texts)
  if (section === 'servers') return missingServers(settings)
  const naming = NAMING_SECTIONS.find((name) => name === section)
  return naming ? unknownServers(settings, naming) : []
}

type Named = { path: (string | number)[]; server: string; label: string }
type NamingSection = (typeof NAMING_SECTIONS)[number]

const SERVERS_NAMED: Record<NamingSection, (settings: Settings) => Named[]> = {
  modes: ({ modes }) =>
    modes.flatMap(({ server, name }, index) =>
      server === null ? [] : [{ path: [index, 'server'], server, label: name.en }],
    ),
  boards: ({ boards }) =>
    boards.tabs.map(({ server, label }, index) => ({
      path: ['tabs', index, 'server'],
      server,
      label: label.en,
    })),
  votes: ({ votes: { sites, rewards } }) => [
    ...sites.flatMap(({ reward, name }, site) => namedByRewards(reward, ['sites', site, 'reward'], name)),
    ...namedByRewards(rewards.each_commands, ['rewards', 'each_commands'], 'Votes'),
    ...(['all', 'streak'] as const).flatMap((kind) =>
      namedByRewards(rewards[kind].commands, ['rewards', kind, 'commands'], 'Votes'),
    ),
  ],
}

function namedByRewards(rewards: readonly VoteReward[], path: Named['path'], label: string): Named[] {
  return rewards.flatMap(({ server }, index) =>
    server === null ? [] : [{ path: [...path, index, 'server'], server, label }],
  )
}

/** The sections that name a replaced server, with the new one in its place. */
export function renameServers(settings: Settings, replaced: ReplacedServers): Partial<Settings> {
  const renamed = NAMING_SECTIONS.flatMap((section) => {
    const named = SERVERS_NAMED[section](settings).filter(({ server }) => Object.hasOwn(replaced, server))
    if (named.length === 0) return []
    const value = structuredClone(settings[section])
    for (const { path, server } of named) setAt(value, path, replaced[server])
    return [[section, value]]
  })
  return Object.fromEntries(renamed)
}

function setAt(value: unknown, path: Named['path'], next: unknown): void {
  const inner = path.slice(0, -1).reduce((at, key) => (at as Record<string, unknown>)[key], value)
  ;(inner as Record<string, unknown>)[path.at(-1) ?? ''] = next
}

function unknownServers(settings: Settings, section: NamingSection): SettingsIssue[] {
  const ids = settings.servers.list.map(({ id }) => id)
  return SERVERS_NAMED[section](settings)
    .filter(({ server }) => !ids.includes(server))
    .map(({ path, server }) => ({ path, message: 'no_such_server', params: { server } }))
}

function missingServers(settings: Settings): SettingsIssue[] {
  const ids = settings.servers.list.map(({ id }) => id)
  const named = NAMING_SECTIONS.flatMap((section) => SERVERS_NAMED[section](settings))
  const missing = [...new Set(named.map(({ server }) => server))].filter((server) => !ids.includes(server))
  return missing.map((server) => {
    const users = named.filter((one) => one.server === server).map(({ label }) => label)
    return {
      path: ['list'],
      message: 'server_in_use',
      params: { server, users: [...new Set(users)].join(', ') },
    }
  })
}
