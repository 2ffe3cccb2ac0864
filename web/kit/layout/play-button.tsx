import { useText } from '../i18n/use-text.ts'
import { Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { usePlayNow } from './use-play-now.ts'
import { useSite } from './use-site.ts'

export function PlayButton({ className }: { className: string }) {
  const { t } = useText()
  const { gameAddress, bedrock } = useSite()
  const playNow = usePlayNow()
  return (
    <Button className={`min-h-16 min-w-0 justify-start gap-4 px-4 text-left ${className}`} {...playNow}>
      <PlaySign />
      <span className="min-w-0 flex-1">
        <span className="block font-extrabold text-lg leading-6">{t('shell.playNow')}</span>
        <span className="block whitespace-normal font-semibold text-sm wrap-anywhere">
          {bedrock ? t('shell.javaAndBedrock') : gameAddress}
        </span>
      </span>
      <Icon name="chevron-right" />
    </Button>
  )
}

function PlaySign() {
  return (
    <svg
      width="24"
      height="24"
      viewBox="0 0 12 12"
      shapeRendering="crispEdges"
      fill="currentColor"
      aria-hidden="true"
    >
      <path d="M2 1h2v1h2v1h2v1h2v1h1v2h-1v1H8v1H6v1H4v1H2z" />
    </svg>
  )
}
