import { imageUrlAtWidth } from '#contract/network/gamemodes.ts'
import type { PostSummary } from '#contract/site/posts.schema.ts'
import { useText } from '../i18n/use-text.ts'
import { Link } from '../router/index.ts'

/** One of the news in a list; `level` is that of its heading. */
export function PostCard({ post, level }: { post: PostSummary; level: 2 | 3 }) {
  const { date } = useText()
  const { path, title, summary, image_url, published_at } = post
  const Heading = `h${level}` as const
  return (
    <Link to={path} prefetch="intent" className="slab flex overflow-hidden max-sm:flex-col">
      {image_url !== null && (
        <img
          src={imageUrlAtWidth(image_url, 480)}
          alt=""
          loading="lazy"
          className="aspect-16/9 w-full flex-none bg-deep object-cover sm:w-56"
        />
      )}
      <div className="min-w-0 p-4 lg:p-6">
        <Heading className="wrap-anywhere text-lg">{title}</Heading>
        <p className="num mt-1 text-faint text-sm">
          <time dateTime={published_at}>{date(new Date(published_at))}</time>
        </p>
        {summary && <p className="wrap-anywhere mt-2 text-soft">{summary}</p>}
      </div>
    </Link>
  )
}
