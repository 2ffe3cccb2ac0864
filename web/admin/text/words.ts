// Both voices of an admin page: its own, and the one that parts of the site's frame ask for.
import type { Language } from '#contract/language.ts'
import { createText, type Dictionary, type Text } from '../../i18n/text.ts'
import { type AdminDictionary, type AdminText, createAdminText } from './admin-text.ts'

export type Words = { frame: Text; admin: AdminText }

export function createWords(language: Language, dictionary: AdminDictionary): Words {
  // Of the frame only the language switcher is used here; the rest of its words stays with visitors.
  const shell = { language: dictionary.admin.language }
  return {
    frame: createText(language, { shell } as Dictionary),
    admin: createAdminText(language, dictionary),
  }
}
