import { expect, test } from 'vitest'
import { adminImages } from '#content/locales/en/admin-images.ts'
import { choiceProblem } from './image-choice.ts'

const LIMIT = 5 * 1024 * 1024
const file = (type: string, size = 10) => ({ type, size })
const messageFor = (...args: Parameters<typeof choiceProblem>) => {
  const key = choiceProblem(...args)
  return key && adminImages[key]
}

test('the message for a file that is no image depends on select or drop', () => {
  expect(messageFor(file('text/plain'), 'chosen')).toBe('Please select an image file')
  expect(messageFor(file('text/plain'), 'dropped')).toBe('Please drop an image file')
  expect(messageFor(null, 'chosen')).toBe('Please select an image file')
  expect(messageFor(undefined, 'dropped')).toBe('Please drop an image file')
})

test('a file of 5 MB is too large, one byte less is not', () => {
  expect(messageFor(file('image/png', LIMIT), 'chosen')).toBe('File size must be less than 5MB')
  expect(messageFor(file('image/png', LIMIT), 'dropped')).toBe('File size must be less than 5MB')
  expect(messageFor(file('image/png', LIMIT - 1), 'chosen')).toBeNull()
})

test('accepts PNG, JPG and GIF only', () => {
  for (const type of ['image/png', 'image/jpeg', 'image/gif'])
    expect(messageFor(file(type), 'dropped')).toBeNull()
  expect(choiceProblem(file('image/svg+xml'), 'chosen')).toBe('kindNotAccepted')
})
