import { changeAddress, updateProfile } from '@/entities/profile'
import {
  profileFormSchema,
  changesAddress,
  type Profile,
  type ProfileFormValues,
  type ProfileValues,
} from '@/entities/profile/model'
import { fieldErrors } from '@/shared/lib/form'
import { type ActorRefFrom, usePageActor } from '@/shared/lib/machine'
import { createFormMachine } from '@machines/form'

/** The result of saving: an address that waits for its confirmation mail to be opened, or null. */
export interface SavedProfile {
  pendingEmail: string | null
}

/** PRF-01, PRF-02: personal information. Its subject is what the profile says now; the times are those of D1 §9. */
export const profileFormMachine = createFormMachine<ProfileFormValues, ProfileValues, SavedProfile>({
  id: 'profile-form',
  empty: { username: '', email: '', currentPassword: '' },
  check: (values, original) => fieldErrors(profileFormSchema(original), values),
  secrets: ['currentPassword'],
  opens: true,
  staysWhileSending: true,
  successShown: 3000,
  errorShown: 5000,
})

export type ProfileFormActor = ActorRefFrom<typeof profileFormMachine>

/** The profile form of this page. `changed` gets the row as the database has it after saving. */
export function useProfileForm(userId: string, changed: (profile: Profile) => void): ProfileFormActor {
  return usePageActor(profileFormMachine, {
    input: { subject: { username: '', email: '' } },
    effects: {
      actors: {
        send: async ({ input: { values, subject }, signal }) => {
          if (values.username !== subject.username)
            changed(await updateProfile(userId, { username: values.username }, signal))
          // An address belongs to the auth service: it changes once the mail that the service sends is confirmed.
          return {
            pendingEmail: changesAddress(values, subject)
              ? await changeAddress(values.currentPassword, values.email.trim(), signal)
              : null,
          }
        },
      },
    },
  })
}
