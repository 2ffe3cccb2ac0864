import { useText } from '#web/kit/i18n/use-text.ts'
import { Button } from '#web/kit/ui/button.tsx'
import { Icon } from '#web/kit/ui/icon.tsx'

export function CheckAgain({ onCheck, className = '' }: { onCheck: () => void; className?: string }) {
  const { t } = useText()
  return (
    <div className={`flex flex-wrap items-center gap-3 ${className}`}>
      <p className="flex-1 text-sm text-soft">{t('payment.checkAgainText')}</p>
      <Button variant="outline" size="sm" onClick={onCheck}>
        <Icon name="rotate-ccw" />
        {t('payment.checkAgain')}
      </Button>
    </div>
  )
}
