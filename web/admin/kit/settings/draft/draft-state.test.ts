// Two admins, refused fields and saving: settings-form.test.tsx.
import { expect, test } from 'vitest'
import { describeProblems } from '#content/settings/describe-problems.ts'
import { demoSettings } from '#content/settings/index.ts'
import type { Language } from '#contract/language.ts'
import { SECTION_SCHEMAS } from '#contract/settings/sections.schema.ts'
import { discardDraft, isChanged, openDraft, shownProblems } from './draft-state.ts'

const LINKS = demoSettings.links

const validate = (draft: unknown, language: Language) =>
  describeProblems(SECTION_SCHEMAS.links.safeParse(draft).error?.issues ?? [], language)

const draft = { ...LINKS, wiki: 'https://wiki.example/mine' }
const AT = '2026-11-17T05:03:00.000Z'

test('a stored draft of the same version is edited on', () => {
  const state = openDraft({ version: 3, value: LINKS }, { version: 3, base: LINKS, draft, at: AT })
  expect(state.draft).toEqual(draft)
  expect(isChanged(state)).toBe(true)
  expect(state.restoredAt).toBe(AT)
  expect(discardDraft(state).restoredAt).toBeNull()
  expect(openDraft({ version: 3, value: LINKS }, null).restoredAt).toBeNull()
})

test('a stored draft of an older version is merged with other fields that were saved since', () => {
  const newer = { ...LINKS, tiktok: 'https://tiktok.example/theirs' }
  const state = openDraft({ version: 4, value: newer }, { version: 3, base: LINKS, draft, at: AT })
  expect(state).toMatchObject({ version: 4, conflict: null, draft: { ...newer, wiki: draft.wiki } })
})

test('a stored draft of an older version is a conflict where the same field was saved since', () => {
  const newer = { ...LINKS, wiki: 'https://wiki.example/theirs' }
  const state = openDraft({ version: 4, value: newer }, { version: 3, base: LINKS, draft, at: AT })
  expect(state).toMatchObject({ version: 3, draft, conflict: { version: 4 } })
})

const wrong = { ...LINKS, wiki: 'wiki', discord: 'discord' }
const state = {
  ...openDraft({ version: 1, value: LINKS }, null),
  draft: wrong,
  issues: validate(wrong, 'en'),
}

test('problems are told in the language of the reader', () => {
  const [english] = validate(wrong, 'en')
  expect(english?.text).toContain('https://')
  expect(validate(wrong, 'id')[0]?.text).not.toBe(english?.text)
  expect(validate(LINKS, 'en')).toEqual([])
})

test('problems are shown for fields that were left, and all of them after an attempt to save', () => {
  expect(shownProblems(state)).toEqual([])
  expect(shownProblems({ ...state, touched: new Set(['wiki']) }).map(({ path }) => path)).toEqual(['wiki'])
  expect(shownProblems({ ...state, attempted: true })).toHaveLength(2)
})
