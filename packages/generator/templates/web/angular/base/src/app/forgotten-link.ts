import { Component } from '@angular/core'
import { RouterLink } from '@angular/router'

@Component({
  selector: 'app-forgotten-link',
  imports: [RouterLink],
  template: `<a routerLink="/forgot-password">Forgot your password?</a>`,
})
export class ForgottenLink {}
