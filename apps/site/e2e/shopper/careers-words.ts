/** The words of the careers page that the tests look for, by language. */
export const CAREERS_WORDS = {
  en: {
    path: "/our-company/careers",
    button: "Apply Now",
    sentTitle: "Message sent!",
    sent: "Thank you! Your submission has been received!",
    label: "Resume",
    hint: "PDF or Word (.docx), up to 5 MB",
    summary: "There is a problem",
    size: "Your resume is larger than 5 MB. Choose a smaller file.",
    type: "This file is neither a PDF nor a Word file (.docx). Choose another one.",
    unsafe: "We cannot open this file safely. Save it as a new PDF and choose that.",
    again: "Choose your resume again. Your browser does not keep it.",
    kept: "for 180 days",
  },
  es: {
    path: "/es/our-company/careers",
    button: "Enviar solicitud",
    sentTitle: "¡Mensaje enviado!",
    sent: "¡Gracias! Recibimos su solicitud.",
    label: "Currículum",
    hint: "PDF o Word (.docx), de 5 MB como máximo",
    summary: "Hay un problema",
    size: "Su currículum pesa más de 5 MB. Elija un archivo más pequeño.",
    type: "Este archivo no es ni PDF ni de Word (.docx). Elija otro.",
    unsafe: "No podemos abrir este archivo con seguridad. Guárdelo de nuevo como PDF y elija ese.",
    again: "Elija su currículum otra vez. Su navegador no lo guarda.",
    kept: "durante 180 días",
  },
} as const;

export type CareersWords = (typeof CAREERS_WORDS)["en" | "es"];
