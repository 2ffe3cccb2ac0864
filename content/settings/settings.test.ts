import { expect, test } from 'vitest'
import { SECTION_SCHEMAS, SECTIONS } from '#contract/settings/sections.schema.ts'
import { demoSettings } from './index.ts'

test.each(SECTIONS)('the demo value of %s passes its own schema unchanged', (section) => {
  expect(SECTION_SCHEMAS[section].parse(demoSettings[section])).toEqual(demoSettings[section])
})
