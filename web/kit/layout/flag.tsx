// The flag of a language, from the configured host; an inline SVG where that fails.
import type { Language } from '#contract/language.ts'
import { useImageFallback } from '../ui/use-image-fallback.ts'
import { useSite } from './use-site.ts'

const COUNTRY: Record<Language, string> = { en: 'gb', id: 'id' }

export function Flag({ language }: { language: Language }) {
  const { flagUrl } = useSite()
  const src = flagUrl?.replace('{code}', COUNTRY[language])
  const { failed, image } = useImageFallback(src)
  if (!src || failed) return <InlineFlag language={language} />
  return (
    <img
      {...image}
      className="h-3.5 w-5 object-cover"
      src={src}
      alt=""
      width={20}
      height={14}
      loading="lazy"
      fetchPriority="low"
    />
  )
}

function InlineFlag({ language }: { language: Language }) {
  return (
    <svg width="20" height="14" viewBox="0 0 60 42" aria-hidden="true" data-inline-flag={language}>
      {language === 'en' ? (
        <>
          <path fill="#012169" d="M0 0h60v42H0z" />
          <path stroke="#fff" strokeWidth="8" d="M0 0l60 42M60 0L0 42" />
          <path stroke="#C8102E" strokeWidth="4" d="M0 0l60 42M60 0L0 42" />
          <path stroke="#fff" strokeWidth="14" d="M30 0v42M0 21h60" />
          <path stroke="#C8102E" strokeWidth="8" d="M30 0v42M0 21h60" />
        </>
      ) : (
        <>
          <path fill="#fff" d="M0 0h60v42H0z" />
          <path fill="#E70011" d="M0 0h60v21H0z" />
        </>
      )}
    </svg>
  )
}
