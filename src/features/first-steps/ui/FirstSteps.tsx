import { paths } from '@/shared/config'
import { ButtonLink } from '@/shared/ui/link'
import { Notice } from '@/shared/ui/notice'

export interface FirstStepsProps {
  /** The page that the user wanted before signing up; home when there was none. */
  returnUrl?: string
}

/** Offers a new account its next step, once its address is confirmed. */
export function FirstSteps({ returnUrl = paths.home }: FirstStepsProps) {
  return (
    <Notice
      status="success"
      title="Your email address is confirmed"
      actions={
        <>
          {returnUrl === paths.home ? null : (
            <ButtonLink to={returnUrl} size="sm" variant="solid" colorPalette="accent">
              Continue
            </ButtonLink>
          )}
          <ButtonLink to={paths.templateWizard} size="sm">
            Create a project
          </ButtonLink>
          <ButtonLink to={paths.uploadDataset} size="sm">
            Profile a dataset
          </ButtonLink>
        </>
      }
    >
      Create a project and download its code, or see what is in a CSV file.
    </Notice>
  )
}
