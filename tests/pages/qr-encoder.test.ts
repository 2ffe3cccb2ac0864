// The QR encoder is large, so it is loaded where an admin scans a code and nowhere else.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

test('of the scripts for the browser only the own account of the admin area carries the QR encoder', () => {
  const encoderText = 'Data too long'
  const withEncoder = (files: string) =>
    globSync(files).filter((file) => readFileSync(file, 'utf8').includes(encoderText))
  expect(withEncoder('build/server/*.js')).not.toEqual([])
  expect(withEncoder('build/client/**/*.js')).toEqual([expect.stringMatching(/\/account\.page-[\w-]+\.js$/)])
})
