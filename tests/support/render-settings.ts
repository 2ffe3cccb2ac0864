// A settings screen in happy-dom, with sections of the demo that the test reads and changes as another admin would.
import { demoSettings } from '#content/settings/index.ts'
import type { Section, SectionValue } from '#contract/settings/sections.schema.ts'
import type { SectionReply } from '#contract/settings/settings.schema.ts'
import { type FakeApi, failure, renderPage } from './render-page.tsx'

type Stored = { version: number; value: unknown }

export async function openSettings(
  path: string,
  {
    reply = {},
    api = {},
    stored = {},
    language = 'en',
    isAway = () => false,
  }: {
    reply?: Partial<SectionReply>
    api?: FakeApi
    /** Sections that differ from those of the demo. */
    stored?: { [Name in Section]?: SectionValue<Name> }
    language?: 'en' | 'id'
    /** Whether saving fails. */
    isAway?: () => boolean
  } = {},
) {
  const sections = new Map<string, Stored>()
  const read = (section: string): Stored =>
    sections.get(section) ?? {
      version: 0,
      value: stored[section as Section] ?? demoSettings[section as Section],
    }
  const write = (section: string, value: unknown) =>
    sections.set(section, { version: read(section).version + 1, value })
  const page = await renderPage(`/${language}/admin/${path}`, {
    api: {
      'GET /api/admin/settings/:section': ({ params: { section = '' } }) => ({
        section: section as Section,
        ...read(section),
        defaults: demoSettings[section as Section],
        updated_at: null,
        updated_by: 'ayu',
        invalid: false,
        environment: {},
        ...reply,
      }),
      'PUT /api/admin/settings/:section': ({ params: { section = '' }, body }) => {
        if (isAway()) return failure(503)
        const { version, value } = body as Stored
        if (version !== read(section).version) return failure(409, 'changed_meanwhile')
        write(section, value)
        return { version: version + 1 }
      },
      ...api,
    },
  })
  return {
    ...page,
    saved: <Name extends Section>(section: Name) => read(section).value as SectionValue<Name>,
    change: <Name extends Section>(section: Name, change: Partial<SectionValue<Name>>) =>
      write(section, { ...(read(section).value as object), ...change }),
    field: (name: string) => page.get('main input', name),
  }
}
