import type { PostSummary } from '#contract/site/posts.schema.ts'
import { jakartaShortDay } from '../i18n/jakarta-time.ts'
import { useText } from '../i18n/use-text.ts'
import { Link } from '../router/index.ts'
import { PostPicture } from './post-picture.tsx'

type Props = {
  post: PostSummary
  /** Of its heading. */
  level: 2 | 3
  /** Larger, with the words beside the picture where there is room. */
  isLead?: boolean
}

const SIZES = '(width >= 48rem) 50vw, 100vw'

/** One of the news: a picture with its day, the title, two lines, and how long it takes to read. */
export function PostCard({ post, level, isLead = false }: Props) {
  const { t, date, language } = useText()
  const { path, title, summary, minutes, published_at } = post
  const Heading = `h${level}` as const
  const at = new Date(published_at)
  const [day, ...month] = jakartaShortDay(at, language, new Date()).split(' ')
  return (
    <Link
      to={path}
      prefetch="intent"
      className={`group block rounded-slab ${isLead ? 'lg:grid lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] lg:items-center lg:gap-8' : ''}`}
    >
      <div className="pic aspect-16/9">
        <PostPicture post={post} sizes={SIZES} isFirst={isLead} />
        <p
          className="num absolute bottom-0 left-0 z-1 grid min-h-17 min-w-16 content-center justify-items-center bg-ground px-1.5"
          aria-hidden="true"
        >
          <b className="text-2xl">{day}</b>
          {/* Shows the year unless it is the current one, which may have begun since the server rendered it. */}
          <span className="font-bold text-faint text-sm" suppressHydrationWarning>
            {month.join(' ')}
          </span>
        </p>
      </div>
      <div className={`grid gap-2 pt-4 ${isLead ? 'lg:gap-4 lg:pt-0' : ''}`}>
        <Heading
          className={`wrap-anywhere group-hover:text-star ${isLead ? 'text-2xl lg:text-3xl' : 'text-xl'}`}
        >
          {title}
        </Heading>
        {summary && (
          <p className={`wrap-anywhere text-soft ${isLead ? 'lg:text-lg' : 'line-clamp-2'}`}>{summary}</p>
        )}
        <p className="num text-faint text-sm">
          <time className="sr-only" dateTime={published_at}>
            {date(at)}
          </time>
          {t('shell.minutesToRead', { minutes })}
        </p>
      </div>
    </Link>
  )
}
