import { expect, onTestFinished, test, vi } from 'vitest'
import { adminErrors } from '#content/locales/en/admin-errors.ts'
import type { SiteFilePreview } from '#contract/site/site-file.schema.ts'
import { SITE_FILE_LIMIT_BYTES } from '#contract/site/site-file.ts'
import { choosing, fakeUploads, fileOf } from '#tests/support/fake-uploads.ts'
import { failure, renderPage } from '#tests/support/render-page.tsx'

const PREVIEW: SiteFilePreview = {
  fingerprint: 'a',
  changes: [{ kind: 'products', action: 'add', name: 'Elite', details: [] }],
  pictures: { add: [], left_out: [] },
  problems: [],
}

async function openFile(own: number, file: () => string | ReturnType<typeof failure> = () => 'zip') {
  const page = await renderPage('/en/admin/site/file', {
    api: {
      'GET /api/admin/content': { is_demo: false, kinds: [{ kind: 'products', built_in: [], own }] },
      'GET /api/admin/site-file': file,
    },
  })
  const opened = () => page.calls.filter((call) => /site-file/.test(call))
  return { ...page, opened, uploads: fakeUploads() }
}

test.each([
  ['32MB', 0, []],
  ['one byte more', 1, [expect.stringContaining('site.zip is 33 MB')]],
])('an export of %s says whether it can be imported', async (_name, more, alerts) => {
  const size = vi.spyOn(Blob.prototype, 'size', 'get').mockReturnValue(SITE_FILE_LIMIT_BYTES + more)
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
  onTestFinished(() => {
    size.mockRestore()
    saved.mockRestore()
  })
  const { click, texts } = await openFile(0)
  await click('button', 'Save site.zip')
  expect(saved).toHaveBeenCalledTimes(1)
  expect(texts('[role=alert]')).toEqual(alerts)
})

const BUTTON = 'Preview: Network with ranks'

async function openPreview() {
  const page = await openFile(0)
  const accept = (preview: object) => {
    page.uploads.accept(preview)
    return page.wait()
  }
  await page.click('button', BUTTON)
  expect([...page.opened(), ...page.uploads.addresses()]).toEqual([
    'GET /api/admin/site-file?start=ranks',
    'POST /api/admin/site-file/preview?lng=en',
  ])
  await accept(PREVIEW)
  return { ...page, accept }
}

test('a starting point is previewed by the import, and imported after a confirmation', async () => {
  const { click, find, uploads, texts } = await openPreview()
  expect(texts('main li').join()).toContain('Elite')
  // The list stands where the choice was, below its name.
  expect(document.activeElement?.textContent).toBe('Network with ranks')
  expect(find('button', BUTTON)).toBeUndefined()
  await click('button', 'Import')
  expect(uploads.addresses().at(-1)).toBe('POST /api/admin/site-file?lng=en')
})

test('another file is chosen after a look at the list', async () => {
  const { click, get, texts } = await openPreview()
  await click('button', 'Choose another file')
  get('button', BUTTON)
  expect(texts('main h3')).toEqual(['Or start with a ready set'])
})

test('an import is undone by the site as it was before, after a look at the list', async () => {
  const { accept, click, find, opened, uploads, texts } = await openPreview()
  expect(find('button', 'Undo')).toBeUndefined()
  await click('button', 'Import')
  // The site is stored before anything is imported.
  expect([opened().at(-1), uploads.addresses().length]).toEqual(['GET /api/admin/site-file', 2])
  await accept(PREVIEW)
  expect(texts('main [role=status]').join()).toContain('Imported: 1 change')
  await click('button', 'Undo')
  expect(uploads.addresses().at(-1)).toBe('POST /api/admin/site-file/preview?lng=en')
  await accept({ ...PREVIEW, changes: [{ ...PREVIEW.changes[0], name: 'Removed pack' }] })
  expect(texts('main li').join()).toContain('Removed pack')
  expect(find('button', 'Undo')).toBeUndefined()
})

test('a site that sells something is offered no starting point', async () => {
  const { find } = await openFile(1)
  expect(find('button', BUTTON)).toBeUndefined()
})

test('a starting point that cannot be loaded shows an error', async () => {
  const { click, texts } = await openFile(0, () => failure(500, 'internal'))
  await click('button', BUTTON)
  expect(texts('main [role=alert]').join()).toContain('Failed to check the file')
})

test('a file that cannot be read, or with problems, says so and is not imported', async () => {
  const { find, fire, get, uploads, texts, wait } = await openFile(0)
  const input = () => get('main input[type=file]')
  const choose = () => fire(input(), choosing(input(), fileOf('site.zip', 'application/zip')))
  await choose()
  uploads.refuse(400, 'site_file_unreadable')
  await wait()
  expect(texts('main [role=alert]').join()).toContain(adminErrors.site_file_unreadable)
  await choose()
  uploads.accept({
    ...PREVIEW,
    problems: [{ path: 'settings.json: identity.name', text: 'Required.' }],
  })
  await wait()
  expect(texts('main li').join()).toContain('Required.')
  expect(find('main button', 'Import')).toBeUndefined()
})
