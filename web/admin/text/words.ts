// The texts of an admin page: its own, and those of the shared layout parts.
import type { Language } from '#contract/language.ts'
import { createText, type Dictionary, type Text } from '../../i18n/text.ts'
import { type AdminDictionary, type AdminText, createAdminText } from './admin-text.ts'

export type Words = { frame: Text; admin: AdminText }

export function createWords(language: Language, dictionary: AdminDictionary): Words {
  // Only the language switcher is shared with the public layout, so the other public texts are not loaded.
  const shell = { language: dictionary.admin.language }
  return {
    frame: createText(language, { shell } as Dictionary),
    admin: createAdminText(language, dictionary),
  }
}
