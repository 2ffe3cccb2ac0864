import { expect, test } from 'vitest'
import { NO_PRODUCTS } from '#tests/support/admin-replies.ts'
import { choosing, dropping, fakeUploads, fileOf } from '#tests/support/fake-uploads.ts'
import { renderPage } from '#tests/support/render-page.tsx'

const PNG = fileOf('one.png', 'image/png')
const INPUT = 'dialog form input[type=file]'
const ALERT = 'dialog form [role=alert]'

async function openNewProduct() {
  const servers = [{ id: 'survival', name: 'Survival', bedrock_prefix: '*' }]
  const page = await renderPage('/en/admin/store/products/new', {
    api: { 'GET /api/admin/products': { ...NO_PRODUCTS, servers } },
  })
  const save = () => page.get('dialog form button', 'Save product')
  const choose = (file: File) => page.fire(page.get(INPUT), choosing(page.get(INPUT), file))
  return { ...page, uploads: fakeUploads(), save, choose }
}

test('a chosen image is uploaded with progress, previewed, and fills in the address', async () => {
  const { choose, click, find, get, save, texts, uploads, wait } = await openNewProduct()
  await choose(PNG)
  await wait(100)
  expect(uploads.addresses()).toEqual(['POST /api/admin/product-images'])
  expect(get('dialog form progress', 'Upload progress')).toBeDefined()
  expect(document.querySelectorAll('dialog form img[alt="Selected image"]')).toHaveLength(1)
  expect(save()).toHaveProperty('disabled', true)
  await click('dialog form button', 'Cancel')
  expect(texts('dialog h2').join()).toContain('Leave without saving?')
  await click('dialog button', 'Stay')
  uploads.accept({ image_url: '/uploads/A-960.webp' })
  await wait()
  expect(get('dialog form input', 'Image URL')).toHaveProperty('value', '/uploads/A-960.webp')
  expect(texts('dialog form [role=status]').join()).toContain('Image uploaded. Save the product to use it.')
  expect(document.querySelectorAll('main img[alt="Image preview"]')).toHaveLength(1)
  expect(find('dialog form progress')).toBeUndefined()
  expect(save()).toHaveProperty('disabled', false)
})

test('warns about an address without https, refuses wrong files, and preserves the address', async () => {
  const { fire, get, texts, type, uploads, wait } = await openNewProduct()
  const hint = () => texts('dialog form').join()
  const warning = 'Only https pictures are shown'
  await type('dialog form input', 'Image URL', 'http://pictures.example/a.png')
  expect(hint()).toContain(warning)
  await type('dialog form input', 'Image URL', 'https://pictures.example/a.png')
  expect(hint()).not.toContain(warning)

  await type('dialog form input', 'Image URL', '/icons/icon-180.png')
  await fire(get('dialog form .drop'), dropping(fileOf('notes.txt', 'text/plain')))
  expect(texts(ALERT)).toEqual(['Please drop an image file'])
  expect(uploads.addresses()).toEqual([])

  await fire(get('dialog form .drop'), dropping(PNG))
  expect(uploads.addresses()).toHaveLength(1)
  uploads.loseConnection()
  await wait()
  expect(texts(ALERT)).toEqual(['Failed to upload the picture'])
  expect(get('dialog form input', 'Image URL')).toHaveProperty('value', '/icons/icon-180.png')
})

test('an empty form names its missing fields, and a command that gives rights is asked about', async () => {
  const { click, get, texts, type, wait } = await openNewProduct()
  await click('dialog form button', 'Save product')
  expect(texts('dialog form .error')).toEqual(Array(5).fill('Required.'))
  expect(document.activeElement).toBe(get('dialog form input', 'Name'))
  await click('dialog form button', 'Commands')
  await wait(50)
  expect(document.activeElement).toBe(get('dialog form textarea', 'Commands'))
  await type('dialog form input', 'Price (Rp)', '0')
  expect(texts('dialog form').join()).toContain('every player can order it again and again')
  await type('dialog form input', 'Name', 'Points')
  await type('dialog form input', 'Price (Rp)', '77000')
  await type('dialog form input', 'Sale price (Rp)', '69300')
  await type('dialog form input', 'Image URL', '/icons/icon-180.png')
  await type('dialog form textarea', 'Description', '80 points')
  await type('dialog form textarea', 'Commands', 'op %player%')
  await type('dialog form input', 'Example name', '.Nether Queen')
  expect(texts('.settings-preview').join()).toContain('op *Nether_Queen')
  expect(texts('.settings-preview').join()).toContain('Rp69.300 Rp77.000')
  await click('dialog form button', 'Save product')
  expect(texts('dialog h2')).toContain('Really save this command?')
})

test('a picture that is held over the drop area does not open in the browser', async () => {
  const { fire, get } = await openNewProduct()
  const held = new Event('dragover', { bubbles: true, cancelable: true })
  await fire(get('dialog form .drop'), held)
  expect(held.defaultPrevented).toBe(true)
  const dropped = dropping(fileOf('notes.txt', 'text/plain'))
  await fire(get('dialog form .drop'), dropped)
  expect(dropped.defaultPrevented).toBe(true)
})
