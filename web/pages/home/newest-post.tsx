import type { PostSummary } from '#contract/site/posts.schema.ts'
import { useText } from '#web/kit/i18n/use-text.ts'
import { PostCard } from '#web/kit/layout/post-card.tsx'
import { SiteLink } from '#web/kit/layout/site-link.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'

/** The newest of the news, and the way to the others. */
export function NewestPost({ post }: { post: PostSummary }) {
  const { t } = useText()
  return (
    <section className="wrap pt-8 lg:pt-12" aria-labelledby="newest">
      <div className="mb-3 flex items-center justify-between gap-4">
        <h2 id="newest" className="text-xl">
          {t('shell.news')}
        </h2>
        <SiteLink to="/news" className="flex min-h-11 items-center gap-2 font-bold text-star">
          {t('home.allNews')}
          <Icon name="arrow-right" />
        </SiteLink>
      </div>
      <PostCard post={post} level={3} />
    </section>
  )
}
