import { expect, test } from 'vitest'
import { createBuildAssets } from './build-assets.ts'

const MANIFEST = {
  'web/site.css': { file: 'assets/site.css' },
  'web/entry.client.tsx': {
    file: 'assets/entry.js',
    imports: ['_shared.js'],
    dynamicImports: ['web/pages/vote/vote.page.tsx'],
  },
  '_shared.js': { file: 'assets/shared.js', imports: ['_react.js'] },
  '_react.js': { file: 'assets/react.js' },
  'web/pages/home/home.page.tsx': {
    file: 'assets/home.js',
    css: ['assets/home.css'],
    imports: ['_shared.js'],
  },
  'web/pages/vote/vote.page.tsx': { file: 'assets/vote.js' },
}

test('a page has the sheet of its document, and the scripts and styles of its files and of all they import, each once, and no others', () => {
  const assetsOf = createBuildAssets(MANIFEST, 'b1')
  expect(assetsOf('web/site.css', ['web/entry.client.tsx', 'web/pages/home/home.page.tsx'])).toEqual({
    build: 'b1',
    styles: ['/assets/site.css', '/assets/home.css'],
    scripts: ['/assets/entry.js', '/assets/home.js', '/assets/shared.js', '/assets/react.js'],
  })
})
