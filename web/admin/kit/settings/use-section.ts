import { describeProblems } from '#content/settings/describe-problems.ts'
import { SECTION_SCHEMAS, type Section, type SectionValue } from '#contract/settings/sections.schema.ts'
import { adminCall } from '../api/admin-call.ts'
import { useAdminText } from '../text/use-admin-text.ts'
import type { Schema } from './draft/draft-store.ts'
import { fetchSection } from './draft/settings-api.ts'
import { type DraftForm, useDraftForm } from './draft/use-draft-form.ts'
import { labelOf } from './label.ts'

export type SectionForm<Name extends Section> = DraftForm<SectionValue<Name>>

const SCHEMAS: { readonly [Name in Section]: Schema<SectionValue<Name>> } = SECTION_SCHEMAS

export function useSection<Name extends Section>(section: Name): SectionForm<Name> {
  const { t, language } = useAdminText()
  return useDraftForm<SectionValue<Name>>({
    name: section,
    key: section,
    schema: SCHEMAS[section],
    describe: (issues) => describeProblems(issues, language),
    labelOf: (path) => labelOf(t, section, path),
    load: (signal) => fetchSection(section, signal),
    save: async (value, version, replaced) => {
      const input = { params: { section }, query: { lng: language }, body: { version, value, replaced } }
      return { ...(await adminCall('PUT /api/admin/settings/:section', input)), value }
    },
  })
}
