export {
  FormContentRoute as default,
  formContentMetadata as generateMetadata,
} from "#app/form-content-route.tsx";
