import { expect, test } from 'vitest'
import * as en from '#content/locales/en/index.ts'
import * as id from '#content/locales/id/index.ts'
import { createText } from './text.ts'

const english = createText('en', en)
const indonesian = createText('id', id)

test('a text is filled with its values', () => {
  expect(english.t('shell.addressCopied', { address: 'play.x' })).toBe('play.x copied to clipboard')
  expect(indonesian.t('vote.progress', { done: 2, total: 9 })).toBe('2 dari 9 dibuka hari ini')
})

test('inserts a value literally, whatever characters it has', () => {
  expect(english.t('shell.addressCopied', { address: '$& {{address}} $1' })).toBe(
    '$& {{address}} $1 copied to clipboard',
  )
})

test('creating the texts of a page copies none of them', () => {
  const ownKeys = () => {
    throw new Error('all texts are read')
  }
  const { t } = createText('en', { ...en, shell: new Proxy(en.shell, { ownKeys }) })
  expect(t('shell.playNow')).toBe(en.shell.playNow)
})

test('a text without its values, or with a key that is not there, does not compile', () => {
  // @ts-expect-error the address is missing
  english.t('shell.addressCopied')
  // @ts-expect-error there is no such key
  expect(english.t('shell.nothing')).toBe('shell.nothing')
  // @ts-expect-error this text has no placeholder
  english.t('shell.playNow', { address: 'x' })
})
