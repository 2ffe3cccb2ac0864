import { fillPlaceholders } from '#content/markdown/fill-placeholders.ts'
import { parseMarkdown } from '#content/markdown/parse-markdown.ts'
import type { LegalPageName } from '#contract/settings/legal.schema.ts'
import { sceneOf } from '#contract/site/posts.ts'
import type { NamedLoaderArgs } from '#web/services.ts'

export function loader({ services, language, page }: NamedLoaderArgs<LegalPageName>) {
  const { site } = services
  const filled = fillPlaceholders(site.legalText(page, language), site.placeholders(language))
  const picture = { image_url: null, scene: sceneOf(page) }
  return { page, picture, changedAt: site.legalChangedAt(), ...parseMarkdown(filled) }
}
