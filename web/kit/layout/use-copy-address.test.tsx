import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '#tests/support/render-page.tsx'

const ADDRESS = 'play.angkasa.example'
const COPY = ['footer button', 'Copy server address'] as const
const writeText = vi.fn<(text: string) => Promise<void>>()

beforeEach(() => {
  writeText.mockReset().mockResolvedValue()
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(writeText)
})
afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(document, 'execCommand')
})

const openVote = (language = 'en') =>
  renderPage(`/${language}/vote`, { services: { votes: { isOn: false } } })

test('a copied address is a success toast that leaves after two seconds and survives a navigation', async () => {
  const { click, get, texts, wait } = await openVote()
  await click(...COPY)
  expect(writeText).toHaveBeenCalledExactlyOnceWith(ADDRESS)
  expect(texts('.toast')).toEqual([`${ADDRESS} copied to clipboard`])
  expect(get('.toast').dataset.kind).toBe('success')
  await click('footer a', 'Maps')
  expect(texts('h1')).toEqual(['Live maps'])
  expect(get('.toast').dataset.leaving).toBeUndefined()
  await wait(2_000)
  expect(get('.toast').dataset.leaving).toBe('true')
  await wait(1_000)
  expect(texts('.toast')).toEqual([])
})

const cannotCopy = () => {
  throw new Error('no')
}

test.each([
  ['en', 'Failed to copy server IP', () => false],
  ['id', 'Gagal menyalin IP server', cannotCopy],
])('a browser that cannot copy shows an error toast in %s', async (language, text, execCommand) => {
  writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  document.execCommand = execCommand
  const { click, get, texts, wait } = await openVote(language)
  await click('header button', language === 'en' ? /^Play/ : /^Main/)
  expect(texts('[role=alert]')).toEqual([text])
  expect(get('.toast').dataset.kind).toBe('error')
  expect(document.querySelector('textarea')).toBeNull()
  await wait(4_000)
  expect(get('.toast').dataset.leaving).toBe('true')
})

test('where the clipboard API is refused the address is copied by execCommand', async () => {
  writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  const copied: (string | undefined)[] = []
  document.execCommand = () => copied.push(document.querySelector('textarea')?.value) > 0
  const { click, texts } = await openVote()
  await click(...COPY)
  expect(copied).toEqual([ADDRESS])
  expect(texts('.toast')).toEqual([`${ADDRESS} copied to clipboard`])
})
