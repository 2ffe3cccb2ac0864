import { expect, test } from 'vitest'
import { adminImages } from '#content/locales/en/admin-images.ts'
import { choiceProblem } from './image-choice.ts'

const LIMIT = 5 * 1024 * 1024
const file = (type: string, size = 10) => ({ type, size })
const said = (...args: Parameters<typeof choiceProblem>) => {
  const key = choiceProblem(...args)
  return key && adminImages[key]
}

test('what is no image is refused in the words of how it came', () => {
  expect(said(file('text/plain'), 'chosen')).toBe('Please select an image file')
  expect(said(file('text/plain'), 'dropped')).toBe('Please drop an image file')
  expect(said(null, 'chosen')).toBe('Please select an image file')
  expect(said(undefined, 'dropped')).toBe('Please drop an image file')
})

test('a file of 5 MB is too large, one byte less is not', () => {
  expect(said(file('image/png', LIMIT), 'chosen')).toBe('File size must be less than 5MB')
  expect(said(file('image/png', LIMIT), 'dropped')).toBe('File size must be less than 5MB')
  expect(said(file('image/png', LIMIT - 1), 'chosen')).toBeNull()
})

test('PNG, JPG and GIF are taken, other pictures are not', () => {
  for (const type of ['image/png', 'image/jpeg', 'image/gif']) expect(said(file(type), 'dropped')).toBeNull()
  expect(choiceProblem(file('image/svg+xml'), 'chosen')).toBe('kindNotAccepted')
})
