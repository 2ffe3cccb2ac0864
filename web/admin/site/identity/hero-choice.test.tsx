import { expect, test } from 'vitest'
import { choosing, fakeUploads, fileOf } from '#tests/support/fake-uploads.ts'
import { openSettings } from '#tests/support/render-settings.ts'

const OWN = '.scene-choice:last-child'

test('a picture says that its sizes are made after the last byte, and is chosen when they are', async () => {
  const { fire, get, texts, wait } = await openSettings('site/identity')
  const uploads = fakeUploads()
  const input = () => get(`${OWN} input`)
  await fire(input(), choosing(input(), fileOf('hero.jpg', 'image/jpeg')))
  uploads.progress(4, 4)
  await wait()
  expect(texts(OWN)).toEqual(['Preparing…'])
  expect(input()).toHaveProperty('disabled', true)
  uploads.accept({ image_url: '/uploads/H-2400.webp' })
  await wait()
  expect(document.querySelectorAll('img[alt="Your own picture"]')).toHaveLength(1)
  expect(texts(OWN)).toEqual(['Your own picture'])
  expect(texts('.save-bar').join()).toContain('Unsaved: Home page picture')
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

test('an uploaded picture is taken back by the built-in one', async () => {
  const { click, fire, get, texts, wait } = await openSettings('site/identity')
  const uploads = fakeUploads()
  const input = get('[data-path="identity:favicon_url"]')
  await fire(input, choosing(input, fileOf('icon.png', 'image/png')))
  uploads.accept({ image_url: '/uploads/F-512.webp' })
  await wait()
  expect(document.querySelectorAll('main img[src="/uploads/F-512.webp"]').length).toBeGreaterThan(0)
  expect(texts('.save-bar').join()).toContain('Unsaved: Favicon')
  await click('main button', 'Use the built-in one')
  expect(document.querySelectorAll('main img[src="/uploads/F-512.webp"]')).toHaveLength(0)
  expect(texts('.save-bar').join()).not.toContain('Unsaved')
})

test('a service for heads is tested as it is typed, and its address needs the place of the name', async () => {
  const ok = {
    state: 'ok',
    ms: 7,
    reason: null,
    picture: 'data:image/webp;base64,AA==',
    detail: null,
  } as const
  const { bodies, click, texts, type } = await openSettings('site/identity', {
    api: {
      'POST /api/admin/heads/test': ({ body }) =>
        (body as { name: string }).name === 'Nobody' ? { ...ok, state: 'unknown', picture: null } : ok,
    },
  })
  const source = '[data-path="heads:sources.0.url"]'
  await type(source, '', 'https://heads.example/{name}')
  await click('main button', 'Test now')
  expect(bodies).toMatchObject([{ source: { url: 'https://heads.example/{name}' }, name: 'jeb_' }])
  expect(texts('main li').join()).toContain('Works, answered in 7 ms')
  await type('main input', 'Player for the test', 'Nobody')
  await click('main button', 'Test now')
  expect(texts('main li').join()).toContain('It answers, but has no head for Nobody.')
  await type(source, '', 'https://heads.example/x')
  await click('main button', 'Save')
  expect(texts('main .error').join()).toContain("Put {name} where the player's name belongs.")
})
