// {{#if auth}}
import { createPinia } from 'pinia'
// {{/if}}
import { createApp } from 'vue'
import App from './App.vue'
import { router } from './router'
import './styles.css'

const app = createApp(App)
// {{#if auth}}
app.use(createPinia())
// {{/if}}
app.use(router).mount('#app')
