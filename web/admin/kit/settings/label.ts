// Names of fields by their path, from content/locales/*/settings-labels.ts.
import { LANGUAGES } from '#contract/language.ts'
import type { Section } from '#contract/settings/sections.schema.ts'
import { type AdminTranslate, findText } from '../text/admin-text.ts'
import type { Path } from './draft/value-path.ts'

/** `tagline.id` is "Tagline (ID)"; a path without a label of its own has that of the field around it. */
export function labelOf(t: AdminTranslate, section: Section, path: Path): string {
  const segments = path.map((segment) => (typeof segment === 'number' ? '*' : segment))
  for (let length = segments.length; length >= 0; length -= 1) {
    const text = findText(t, ['settingsLabels', section, ...segments.slice(0, length)].join('.'))
    if (text === null) continue
    const language = LANGUAGES.find((one) => one === path[length])
    return language ? `${text} (${language.toUpperCase()})` : text
  }
  return section
}
