import { expect, test } from 'vitest'
import { refusalOf } from '#contract/errors.ts'
import { IMAGE_KINDS, imageProblem } from '#contract/platform/image-upload.ts'
import { gamemodesAdminCalls, ImageUpload } from './gamemodes.schema.ts'
import { imageUrlAtWidth } from './gamemodes.ts'

const file = (size: number, type = 'image/png') => new Blob([new Uint8Array(size)], { type })
const refusal = (body: unknown) => refusalOf(ImageUpload.safeParse(body).error?.issues ?? []).code

test('takes PNG, JPG and GIF files only', () => {
  expect(IMAGE_KINDS).toEqual(['image/png', 'image/jpeg', 'image/gif'])
  for (const type of IMAGE_KINDS) expect(imageProblem({ type, size: 1 }), type).toBeNull()
  for (const file of [null, undefined]) expect(imageProblem(file)).toBe('image_required')
  for (const type of ['', 'text/html', 'application/pdf', 'video/mp4', 'imagepng'])
    expect(imageProblem({ type, size: 1 }), type).toBe('not_an_image')
  for (const type of ['image/svg+xml', 'image/webp', 'image/avif', 'image/jpg2'])
    expect(imageProblem({ type, size: 1 }), type).toBe('image_kind_not_accepted')
})

test('an upload needs a game mode and a file under the limit', () => {
  expect(ImageUpload.safeParse({ gamemode: 'skyblock', image: file(1) }).success).toBe(true)
  expect(ImageUpload.safeParse({ gamemode: 'skyblock', image: file(5_242_879) }).success).toBe(true)
  expect(refusal({ gamemode: 'skyblock', image: file(5_242_880) })).toBe('image_too_large')
  expect(refusal({ gamemode: 'skyblock' })).toBe('image_required')
  expect(refusal({ gamemode: 'skyblock', image: 'text' })).toBe('image_required')
  expect(refusal({ gamemode: 'tycoon', image: file(1) })).toBe('invalid_request')
})

test('answers an impossible image id with not found', () => {
  const { error } = gamemodesAdminCalls.deleteImage.input.safeParse({ params: { id: '../../etc' } })
  expect(refusalOf(error?.issues ?? []).code).toBe('image_not_found')
})

test('rewrites the width in stored image urls and leaves other urls unchanged', () => {
  expect(imageUrlAtWidth('/uploads/AB12-1600.webp', 480)).toBe('/uploads/AB12-480.webp')
  expect(imageUrlAtWidth('/uploads/AB12-1600.webp', 1_600)).toBe('/uploads/AB12-1600.webp')
  expect(imageUrlAtWidth('https://cdn.example/a.png', 480)).toBe('https://cdn.example/a.png')
  expect(imageUrlAtWidth('/a-1600.webp/b', 480)).toBe('/a-1600.webp/b')
})
