// Rules between sections: what one names must exist in another.
import { checkTexts } from '#content/locales/check-override.ts'
import type { SettingsIssue } from '#content/settings/describe-problems.ts'
import type { Section, Settings } from '#contract/settings/sections.schema.ts'

/** Checks settings as they would be with the section saved; the issues are about that section. */
export type SettingsCheck = (
  settings: Settings,
  section: Section,
) => readonly SettingsIssue[] | Promise<readonly SettingsIssue[]>

export const checkReferences: SettingsCheck = (settings, section) => {
  if (section === 'texts') return checkTexts(settings.texts)
  if (section === 'servers') return missingServers(settings)
  if (section === 'modes' || section === 'boards') return unknownServers(settings, section)
  return []
}

type Named = { path: (string | number)[]; server: string; label: string }

function serversNamedBy({ modes, boards }: Settings, section: 'modes' | 'boards'): Named[] {
  if (section === 'boards') {
    return boards.tabs.map(({ server, label }, index) => ({
      path: ['tabs', index, 'server'],
      server,
      label: label.en,
    }))
  }
  return modes.flatMap(({ server, name }, index) =>
    server === null ? [] : [{ path: [index, 'server'], server, label: name.en }],
  )
}

function unknownServers(settings: Settings, section: 'modes' | 'boards'): SettingsIssue[] {
  const ids = settings.servers.list.map(({ id }) => id)
  return serversNamedBy(settings, section)
    .filter(({ server }) => !ids.includes(server))
    .map(({ path, server }) => ({ path, message: 'no_such_server', params: { server } }))
}

function missingServers(settings: Settings): SettingsIssue[] {
  const ids = settings.servers.list.map(({ id }) => id)
  const named = [...serversNamedBy(settings, 'modes'), ...serversNamedBy(settings, 'boards')]
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
