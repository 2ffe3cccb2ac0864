import { expect, test } from 'vitest'
import { choosing, fakeUploads, fileOf } from '#tests/support/fake-uploads.ts'
import { openSettings } from '#tests/support/render-settings.ts'

const OWN = '.scene:last-child'

test('a picture says that its sizes are made after the last byte, and is chosen when they are', async () => {
  const { fire, get, texts, wait } = await openSettings('site/identity')
  const uploads = fakeUploads()
  const input = () => get(`${OWN} input`)
  await fire(input(), choosing(input(), fileOf('hero.jpg', 'image/jpeg')))
  uploads.progress(4, 4)
  await wait()
  expect(texts(OWN)).toEqual(['Preparing the sizes…'])
  expect(input()).toHaveProperty('disabled', true)
  uploads.accept({ image_url: '/uploads/H-2400.webp' })
  await wait()
  expect(document.querySelectorAll('img[alt="Own picture"]')).toHaveLength(1)
  expect(texts(OWN)).toEqual(['Own picture'])
  expect(texts('.save-bar').join()).toContain('Unsaved: Hero picture')
})

test('a file that the server refuses is reported beside the field, and nothing changes', async () => {
  const { fire, get, texts, wait } = await openSettings('site/identity', { language: 'id' })
  const uploads = fakeUploads()
  const input = () => get('[data-path="identity:logo_url"]')
  await fire(input(), choosing(input(), fileOf('logo.png', 'image/png')))
  uploads.refuse(400, 'image_damaged')
  await wait()
  expect(input().getAttribute('aria-invalid')).toBe('true')
  const help = input()
    .getAttribute('aria-describedby')
    ?.split(' ')
    .map((one) => document.getElementById(one)?.textContent)
  expect(help?.join()).toContain('Gambar')
  expect(texts('.save-bar').join()).not.toContain('Belum disimpan')
})
